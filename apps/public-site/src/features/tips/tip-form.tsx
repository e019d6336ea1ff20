import '../../forms/visitor-form.css';
import { useApiClient } from '@portal/api-client';
import {
  contactNameSchema,
  contactPhoneSchema,
  sendTip,
  type TipKind,
  tipAboutSchema,
  tipKindIds,
  tipKinds,
  tipPlaceSchema,
  tipWordsSchema,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, ErrorSummary, LinkButton, Notice, Page, Reference, TextInput, TextLink } from '@portal/ui';
import { SelectField, TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { PhoneInput } from '../../forms/phone-input.tsx';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { useTitleFocus } from '../../forms/title-focus.ts';
import { useHomeAreas } from '../../forms/use-home-areas.ts';
import { useVisitorForm } from '../../forms/use-visitor-form.ts';
import { useTipMessages } from './messages/use-tip-messages.ts';

/** Somebody tells the office, without an account. The reference is on this page alone: in no address, no history and no mail. */
export function TipForm() {
  const [sent, setSent] = useState<string>();
  useTitleFocus(sent ?? '');
  return sent === undefined ? <Form onSent={setSent} /> : <Sent reference={sent} />;
}

const initial = { kind: '', lgaId: '', place: '', about: '', words: '', wantsReward: '', name: '', phone: '' };

function Form({ onSent }: { readonly onSent: (reference: string) => void }) {
  const messages = useTipMessages();
  const common = useVisitorFormMessages();
  const language = useLanguage();
  const api = useApiClient();
  const areas = useHomeAreas();
  const given = (value: string, schema: { safeParse(typed: string): { success: boolean } }) =>
    value.trim() === '' || schema.safeParse(value).success;

  const form = useVisitorForm({
    draftKey: 'pay_kd_draft_tip',
    initial,
    unreachable: common.unreachable,
    check: ({ kind, lgaId, place, about, words, name, phone }) => ({
      ...(!tipKindIds.some((one) => one === kind) && { kind: messages.kindMissing }),
      ...(lgaId === '' && { lgaId: messages.areaMissing }),
      ...(!tipPlaceSchema.safeParse(place).success && { place: messages.placeMissing }),
      ...(!given(about, tipAboutSchema) && { about: messages.aboutWrong }),
      ...(!tipWordsSchema.safeParse(words).success && { words: messages.wordsWrong }),
      ...(!given(name, contactNameSchema) && { name: messages.nameWrong }),
      ...(!given(phone, contactPhoneSchema) && { phone: messages.phoneWrong }),
    }),
    send: ({ kind, lgaId, place, about, words, wantsReward, name, phone }, facts) =>
      api(sendTip, {
        body: {
          ...{
            ...facts,
            kind: kind as TipKind,
            lgaId: Number(lgaId),
            place,
            words,
            wantsReward: wantsReward === 'yes',
          },
          ...{ ...(about !== '' && { about }), ...(name !== '' && { name }), ...(phone !== '' && { phone }) },
        },
      }),
    onSent: ({ reference }) => onSent(reference),
  });

  return (
    <Page title={messages.title} lead={messages.lead} width="form">
      <NeedsScript />
      <Notice kind="info">
        <p>{messages.safe}</p>
      </Notice>
      <Notice kind="warning">
        <p>{messages.never}</p>
      </Notice>
      <form className="visitor-form" noValidate onSubmit={form.submit}>
        <ErrorSummary key={form.tries} problems={form.problems} />
        <SelectField
          {...form.field('kind')}
          label={messages.kind}
          required
          withAsterisk={false}
          data={[
            { value: '', label: messages.choose },
            ...tipKindIds.map((kind) => ({ value: kind, label: tipKinds[kind][language] })),
          ]}
        />
        <SelectField
          {...form.field('lgaId')}
          label={messages.area}
          required
          withAsterisk={false}
          data={[{ value: '', label: messages.choose }, ...areas.options]}
        />
        {areas.hasFailed && (
          <p role="alert">
            {messages.areasFailed}{' '}
            <Button size="sm" variant="secondary" onClick={areas.retry}>
              {messages.again}
            </Button>
          </p>
        )}
        <TextInput
          {...form.field('place')}
          label={messages.place}
          description={messages.placeHint}
          maxLength={200}
          autoComplete="off"
          required
          withAsterisk={false}
        />
        <TextInput
          {...form.field('about')}
          label={messages.about}
          description={messages.aboutHint}
          maxLength={120}
          autoComplete="off"
        />
        <TextAreaField
          {...form.field('words')}
          label={messages.words}
          description={messages.wordsHint}
          rows={7}
          maxLength={4000}
          required
          withAsterisk={false}
        />
        <SelectField
          {...form.field('wantsReward')}
          label={messages.reward}
          description={messages.rewardHint}
          data={[
            { value: '', label: messages.no },
            { value: 'yes', label: messages.yes },
          ]}
        />
        <h2 className="ui-heading">{messages.yourself}</h2>
        <TextInput {...form.field('name')} label={messages.name} autoComplete="off" maxLength={120} />
        <PhoneInput {...form.field('phone')} label={messages.phone} autoComplete="off" />
        <p className="visitor-form-trap" aria-hidden="true">
          <label>
            Website
            <input ref={form.trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <PrivacyLink />
        <Button type="submit" size="lg" fullWidth pending={form.isSending} pendingText={messages.sending}>
          {messages.send}
        </Button>
      </form>
      <p>
        <TextLink to="/contact-us">{messages.back}</TextLink>
      </p>
    </Page>
  );
}

function Sent({ reference }: { readonly reference: string }) {
  const messages = useTipMessages();
  return (
    <Page title={messages.sentTitle} width="form">
      <Notice kind="success" title={messages.sentNotice}>
        <p>
          <Reference value={reference} />
        </p>
        <p>{messages.keep}</p>
      </Notice>
      <section aria-labelledby="tip-next">
        <h2 id="tip-next" className="ui-heading">
          {messages.nextTitle}
        </h2>
        <ol>
          {[messages.nextRead, messages.nextStatus, messages.nextReward].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className="ui-screen-only">
        <LinkButton to="/contact-us/report/status">{messages.follow}</LinkButton>
      </p>
      <p>
        <TextLink to="/contact-us">{messages.back}</TextLink>
      </p>
    </Page>
  );
}
