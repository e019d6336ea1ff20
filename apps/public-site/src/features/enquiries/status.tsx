import '../../forms/visitor-form.css';
import './enquiries.css';
import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { contactEmailSchema, type EnquiryState, enquiryTopics, type OpenEnquiry, openEnquiry } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import {
  Button,
  ErrorSummary,
  formatDateTime,
  Page,
  Reference,
  Sheet,
  StatusBadge,
  type StatusTone,
  SummaryList,
  TextInput,
  TextLink,
} from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import type { FormEvent } from 'react';
import { EmailInput } from '../../forms/email-input.tsx';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';

export interface StatusProps {
  /** From the link of the mail. */
  readonly reference: string;
}

const tones: Readonly<Record<EnquiryState, StatusTone>> = {
  received: 'info',
  assigned: 'info',
  answered: 'good',
  closed: 'neutral',
};

/** How far a message has come. The address of the page holds its reference and never the e-mail address. */
export function Status({ reference }: StatusProps) {
  const messages = useEnquiryMessages();
  const common = useVisitorFormMessages();
  const api = useApiClient();
  const looking = useMutation({
    mutationFn: (body: { reference: string; email: string }) => api(openEnquiry, { body }),
    onError: (error) => form.refuse({}, wordsFor(error)),
  });
  const form = useDraftForm({
    initial: { reference, email: '' },
    parse(values) {
      const value = { reference: values.reference.trim(), email: values.email.trim() };
      const problems = {
        ...(!value.reference && { reference: messages.referenceMissing }),
        ...(!contactEmailSchema.safeParse(value.email).success && { email: common.emailWrong }),
      };
      return Object.keys(problems).length > 0 ? { kind: 'wrong', problems } : { kind: 'complete', value };
    },
  });

  function wordsFor(error: Error): string {
    const isUnknown = error instanceof ApiError && error.is('enquiry.not-found');
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
          description={messages.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          withAsterisk={false}
        />
        <EmailInput
          {...form.field('email')}
          label={common.email}
          description={messages.emailHint}
          required
          withAsterisk={false}
        />
        <Button type="submit" size="lg" fullWidth pending={looking.isPending} pendingText={messages.looking}>
          {messages.look}
        </Button>
      </form>
      <div aria-live="polite">{looking.data && <Found enquiry={looking.data} />}</div>
      <p>
        <TextLink to="/contact-us">{messages.backToContact}</TextLink>
      </p>
    </Page>
  );
}

function Found({ enquiry }: { enquiry: OpenEnquiry }) {
  const messages = useEnquiryMessages();
  const language = useLanguage();
  const { reference, state, topic, office, sentAt, message, answers } = enquiry;
  return (
    <Sheet as="article" aria-labelledby="found-enquiry">
      <h2 id="found-enquiry" className="ui-heading">
        <Reference value={reference} />
      </h2>
      <SummaryList
        items={[
          { term: messages.state, detail: <StatusBadge tone={tones[state]}>{messages[`state-${state}`]}</StatusBadge> },
          { term: messages.meaning, detail: messages[`means-${state}`] },
          { term: messages.topicShort, detail: enquiryTopics[topic][language] },
          { term: messages.sentTo, detail: office ?? messages.everyOffice },
          { term: messages.sentOn, detail: formatDateTime(sentAt, language) },
          { term: messages.message, detail: <span className="contact-words">{message}</span> },
          ...answers.map(({ text, at }) => ({
            term: messages.answerOf(formatDateTime(at, language)),
            detail: <span className="contact-words">{text}</span>,
          })),
        ]}
      />
    </Sheet>
  );
}
