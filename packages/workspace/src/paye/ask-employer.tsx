import { answerPayeQuery } from '@portal/contracts';
import { useQueryClient } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';

export interface AskEmployerProps {
  /** The row in words; null: the whole schedule. */
  readonly row: string | null;
  readonly text: string;
  readonly done: string;
  readonly ask: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question to whoever filed a schedule. */
export function AskEmployer({ row, text: lead, done, ask, onClose }: AskEmployerProps) {
  const messages = usePayeMessages();
  const queryClient = useQueryClient();
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: answerPayeQuery.body,
    labels: { text: messages.question },
    save: ({ text }) => ask(text),
    done: () => done,
    onDone() {
      for (const key of ['paye', 'withholding', 'work']) void queryClient.invalidateQueries({ queryKey: [key] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.askTitle(row ?? messages.wholeSchedule)}
      form={form}
      action={messages.ask}
      onClose={onClose}
    >
      <p>{lead}</p>
      <TextAreaField {...form.field('text')} maxLength={2000} rows={4} required />
    </FormDialog>
  );
}
