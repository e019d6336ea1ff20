import '../../forms/visitor-form.css';
import './notice.css';
import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { openNotice } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, Page, TextInput } from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import type { FormEvent } from 'react';
import { useVisitorFormMessages } from '../../forms/messages/use-visitor-form-messages.ts';
import { NeedsScript } from '../../forms/needs-script.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { useNoticeMessages } from './messages/use-notice-messages.ts';

export interface OpenNoticeProps {
  /** From the page that recognised it. The code stands in no address. */
  readonly number: string;
}

/** A notice that was served on paper, by its number and the code that is printed on it: not more than the paper says. */
export function OpenNotice({ number }: OpenNoticeProps) {
  const messages = useNoticeMessages();
  const common = useVisitorFormMessages();
  const api = useApiClient();
  const opening = useMutation({
    mutationFn: (body: { number: string; code: string }) => api(openNotice, { body }),
    onError: (error) => form.refuse({}, wordsFor(error)),
  });
  const form = useDraftForm({
    initial: { number, code: '' },
    parse(values) {
      const value = { number: values.number.trim(), code: values.code.trim() };
      const problems = {
        ...(!value.number && { number: messages.numberMissing }),
        ...(!value.code && { code: messages.codeMissing }),
      };
      return Object.keys(problems).length > 0 ? { kind: 'wrong', problems } : { kind: 'complete', value };
    },
  });

  function wordsFor(error: Error): string {
    const isUnknown = error instanceof ApiError && error.is('law-paper.not-found');
    return isUnknown ? messages.notFound : messageFrom(error, common.unreachable);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (opening.isPending) return;
    opening.reset();
    form.onSubmit((body) => opening.mutate(body))(event);
  }

  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 64 } as const;
  return (
    <Page title={messages.title} lead={messages.lead} width="form">
      <NeedsScript />
      <form className="visitor-form" noValidate onSubmit={submit}>
        <ErrorSummary key={form.tries} problems={form.summary} />
        <TextInput
          {...form.field('number')}
          {...code}
          label={messages.number}
          description={messages.numberHint}
          required
          withAsterisk={false}
        />
        <TextInput
          {...form.field('code')}
          {...code}
          label={messages.code}
          description={messages.codeHint}
          required
          withAsterisk={false}
        />
        <Button type="submit" size="lg" fullWidth pending={opening.isPending} pendingText={messages.opening}>
          {messages.open}
        </Button>
      </form>
      <div aria-live="polite">{opening.data && <LetterSheet notice={opening.data} />}</div>
    </Page>
  );
}
