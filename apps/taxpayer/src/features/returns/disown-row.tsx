import { useApiClient } from '@portal/api-client';
import { disownReturnRow, type RequestOf } from '@portal/contracts';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useReturnsMessages } from './messages/use-returns-messages.ts';

export interface DisownRowProps {
  readonly period: string;
  readonly row: string;
  /** Who filed it. */
  readonly name: string;
  readonly onDisowned: () => void;
  readonly onClose: () => void;
}

/** A row that an employer or a payer filed of somebody else: the office is asked, and it is filled in no more. */
export function DisownRow({ period, row, name, onDisowned, onClose }: DisownRowProps) {
  const messages = useReturnsMessages();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { said: 'text' },
    schema: disownReturnRow.body,
    labels: { said: messages.notMeWhy },
    initial: {},
    shape: (typed) => ({ ...typed, period, ref: row }),
    save: (body: RequestOf<typeof disownReturnRow>['body']) => api(disownReturnRow, { body }),
    done: ({ reference }) => messages.notMeDone(reference),
    failed: messages.notMeFailed,
    onDone() {
      onDisowned();
      onClose();
    },
  });
  return (
    <FormDialog title={messages.notMeTitle(name)} form={form} action={messages.notMeSend} onClose={onClose}>
      <p>{messages.notMeText}</p>
      <TextAreaField {...form.field('said')} maxLength={500} />
    </FormDialog>
  );
}
