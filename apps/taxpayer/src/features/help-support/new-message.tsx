import { ApiError, messageFrom } from '@portal/api-client';
import {
  type EnquiryTopic,
  enquiryTopicIds,
  enquiryTopics,
  type FaqTopic,
  formatNaira,
  groupReference,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, ErrorSummary, Notice, Sheet, showToast } from '@portal/ui';
import { SelectField, TextAreaField, useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { SwitchedOff } from '@portal/workspace/forms';
import { AnswersAbout } from './answers-about.tsx';
import { AttachmentRows } from './attachment-rows.tsx';
import { usePaymentAbout, useSendEnquiry } from './help.queries.ts';
import { leastWritten, mostWritten } from './limits.ts';
import { useHelpMessages } from './messages/use-help-messages.ts';
import { useAttachments } from './use-attachments.ts';

export interface NewMessageProps {
  /** Of the payment it is about; empty for any other message. */
  readonly attemptId: string;
  /** What the screen was about that somebody came from. */
  readonly about: readonly FaqTopic[];
}

const key = 'pay_kd_draft_help';

/** A message in the name of the account; one about a payment brings its story along. */
export function NewMessage({ attemptId, about: cameFrom }: NewMessageProps) {
  const messages = useHelpMessages();
  const localized = useLocalized();
  const submission = useSubmissionId(`${key}_id`, attemptId);
  const send = useSendEnquiry();
  const attachments = useAttachments();
  const payment = usePaymentAbout(attemptId);
  const form = useDraftForm({
    draftKey: key,
    initial: { topic: attemptId === '' ? '' : 'payment', message: '' },
    onTyped: submission.renew,
    parse({ topic, message }) {
      const length = message.trim().length;
      const problems = {
        ...(topic === '' && { topic: messages.required }),
        ...(length < leastWritten && { message: messages.tooShort(leastWritten) }),
        ...(length > mostWritten && { message: messages.tooLong(mostWritten) }),
      };
      return Object.keys(problems).length > 0
        ? { kind: 'wrong', problems }
        : { kind: 'complete', value: { topic: topic as EnquiryTopic, message: message.trim() } };
    },
  });

  function submit(value: { readonly topic: EnquiryTopic; readonly message: string }) {
    if (send.isPending) return;
    if (attachments.isSending) return form.refuse({}, messages.waitForPictures);
    const about = {
      ...(payment.data && { attemptId }),
      ...(attachments.fileIds.length > 0 && { fileIds: [...attachments.fileIds] }),
    };
    send.mutate(
      { ...value, ...about, requestId: submission.current() },
      {
        onSuccess({ reference }) {
          form.reset();
          submission.renew();
          attachments.clear();
          showToast({ kind: 'success', message: messages.sent(groupReference(reference)) });
        },
        onError: (error) =>
          form.refuse(error instanceof ApiError ? error.fieldErrors : {}, messageFrom(error, messages.notSent)),
      },
    );
  }

  return (
    <Sheet aria-labelledby="help-new">
      <h2 id="help-new" className="ui-heading">
        {messages.write}
      </h2>
      <SwitchedOff feature="messages" />
      <form className="help-form" onSubmit={form.onSubmit(submit)} noValidate>
        <ErrorSummary key={form.tries} problems={form.summary} />
        {payment.data && (
          <Notice kind="info" title={messages.aboutPayment}>
            <p>
              {[
                payment.data.attempt.heads,
                formatNaira(payment.data.attempt.amountKobo),
                payment.data.attempt.reference && groupReference(payment.data.attempt.reference),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>{messages.storyGoesAlong}</p>
          </Notice>
        )}
        <SelectField
          {...form.field('topic')}
          label={messages.topic}
          required
          withAsterisk={false}
          data={[
            { value: '', label: messages.choose },
            ...enquiryTopicIds.map((id) => ({ value: id, label: localized(enquiryTopics[id]) })),
          ]}
        />
        <AnswersAbout about={cameFrom} topic={form.values.topic as EnquiryTopic | ''} />
        <TextAreaField
          {...form.field('message')}
          label={messages.message}
          description={messages.messageHint}
          required
          withAsterisk={false}
          rows={5}
          maxLength={mostWritten}
        />
        <AttachmentRows attachments={attachments} />
        <Button type="submit" size="lg" pending={send.isPending} pendingText={messages.sending}>
          {messages.send}
        </Button>
      </form>
    </Sheet>
  );
}
