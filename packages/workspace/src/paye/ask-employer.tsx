import { useApiClient } from '@portal/api-client';
import { answerPayeQuery, askPayeQuery } from '@portal/contracts';
import { useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';

export interface AskEmployerProps {
  readonly scheduleId: string;
  /** Null: the whole schedule. */
  readonly row: { readonly staffNumber: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** A question to an employer about what they filed. */
export function AskEmployer({ scheduleId, row, onClose }: AskEmployerProps) {
  const messages = usePayeMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: answerPayeQuery.body,
    labels: { text: messages.question },
    save: ({ text }) => api(askPayeQuery, { body: { scheduleId, staffNumber: row?.staffNumber ?? null, text } }),
    done: () => messages.asked,
    onDone() {
      void queryClient.invalidateQueries({ queryKey: ['paye'] });
      void queryClient.invalidateQueries({ queryKey: ['work'] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.askTitle(row ? `${row.name} (${row.staffNumber})` : messages.wholeSchedule)}
      form={form}
      action={messages.ask}
      onClose={onClose}
    >
      <p>{messages.askText}</p>
      <TextAreaField {...form.field('text')} maxLength={2000} rows={4} required />
    </FormDialog>
  );
}
