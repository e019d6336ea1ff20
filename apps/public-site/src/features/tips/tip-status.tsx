import '../../forms/visitor-form.css';
import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { openTip, type ResponseOf, tipRewardWords, tipStateWords } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, formatDate, Money, Page, Sheet, SummaryList, TextInput, TextLink } from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import type { FormEvent } from 'react';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useTipMessages } from './messages/use-tip-messages.ts';

/** How far a report has come, for who holds its reference. */
export function TipStatus() {
  const messages = useTipMessages();
  const common = useVisitorFormMessages();
  const api = useApiClient();
  const looking = useMutation({
    mutationFn: (body: { reference: string }) => api(openTip, { body }),
    onError: (error) => form.refuse({}, wordsFor(error)),
  });
  const form = useDraftForm({
    initial: { reference: '' },
    parse({ reference }) {
      const value = { reference: reference.trim() };
      return value.reference === ''
        ? { kind: 'wrong', problems: { reference: messages.referenceMissing } }
        : { kind: 'complete', value };
    },
  });

  function wordsFor(error: Error): string {
    const isUnknown = error instanceof ApiError && error.is('tip.not-found');
    return isUnknown ? messages.notFound : messageFrom(error, common.unreachable);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (looking.isPending) return;
    looking.reset();
    form.onSubmit((body) => looking.mutate(body))(event);
  }

  return (
    <Page title={messages.statusTitle} lead={messages.statusLead} width="form">
      <NeedsScript />
      <form className="visitor-form" noValidate onSubmit={submit}>
        <ErrorSummary key={form.tries} problems={form.summary} />
        <TextInput
          {...form.field('reference')}
          label={messages.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          withAsterisk={false}
        />
        <Button type="submit" size="lg" fullWidth pending={looking.isPending} pendingText={messages.looking}>
          {messages.look}
        </Button>
      </form>
      <div aria-live="polite">{looking.data && <Found tip={looking.data} />}</div>
      <p>
        <TextLink to="/contact-us">{messages.back}</TextLink>
      </p>
    </Page>
  );
}

function Found({ tip: { state, receivedOn, reward, rewardKobo } }: { readonly tip: ResponseOf<typeof openTip> }) {
  const messages = useTipMessages();
  const language = useLanguage();
  return (
    <Sheet as="article" aria-label={messages.statusTitle}>
      <SummaryList
        items={[
          { term: messages.state, detail: tipStateWords[state][language] },
          { term: messages.receivedOn, detail: formatDate(receivedOn, language) },
          {
            term: messages.rewardState,
            detail: (
              <>
                {rewardKobo !== null && <Money amountKobo={rewardKobo} />}{' '}
                {reward === null ? messages.rewardNone : tipRewardWords[reward][language]}
              </>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
