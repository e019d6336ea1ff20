import { ApiError, messageFrom } from '@portal/api-client';
import { Button, ErrorSummary, showToast } from '@portal/ui';
import { TextAreaField, useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { AttachmentRows } from './attachment-rows.tsx';
import { useReply } from './help.queries.ts';
import { leastWritten, mostWritten } from './limits.ts';
import { useHelpMessages } from './messages/use-help-messages.ts';
import { useAttachments } from './use-attachments.ts';

export interface ReplyFormProps {
  readonly reference: string;
  readonly onDone: () => void;
}

/** More about a message that was sent. */
export function ReplyForm({ reference, onDone }: ReplyFormProps) {
  const messages = useHelpMessages();
  const draftKey = `pay_kd_draft_reply_${reference}`;
  const submission = useSubmissionId(`${draftKey}_id`);
  const attachments = useAttachments();
  const reply = useReply(reference);
  const form = useDraftForm({
    draftKey,
    initial: { message: '' },
    onTyped: submission.renew,
    parse({ message }) {
      const length = message.trim().length;
      if (length < leastWritten) return { kind: 'wrong', problems: { message: messages.tooShort(leastWritten) } };
      return length > mostWritten
        ? { kind: 'wrong', problems: { message: messages.tooLong(mostWritten) } }
        : { kind: 'complete', value: message.trim() };
    },
  });

  function submit(message: string) {
    if (reply.isPending) return;
    if (attachments.isSending) return form.refuse({}, messages.waitForPictures);
    reply.mutate(
      { message, requestId: submission.current(), fileIds: [...attachments.fileIds] },
      {
        onSuccess() {
          form.reset();
          submission.renew();
          attachments.clear();
          showToast({ kind: 'success', message: messages.replied });
          onDone();
        },
        onError: (error) =>
          form.refuse(error instanceof ApiError ? error.fieldErrors : {}, messageFrom(error, messages.notReplied)),
      },
    );
  }

  return (
    <form className="help-form" onSubmit={form.onSubmit(submit)} noValidate>
      <ErrorSummary key={form.tries} problems={form.summary} />
      <TextAreaField
        {...form.field('message')}
        label={messages.yourReply}
        description={messages.messageHint}
        required
        withAsterisk={false}
        rows={4}
        maxLength={mostWritten}
      />
      <AttachmentRows attachments={attachments} />
      <div className="help-actions">
        <Button type="submit" pending={reply.isPending} pendingText={messages.sending}>
          {messages.sendReply}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
