import { useApiClient } from '@portal/api-client';
import { closeEnquiry, enquiryCauses } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { FormDialog } from '../../forms/dialogs/form-dialog.tsx';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface CloseDialogProps {
  readonly id: string;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
  readonly onClose: () => void;
}

/** Closing a message with its cause. */
export function CloseDialog({ id, act, onClose }: CloseDialogProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { cause: 'choice' },
    schema: closeEnquiry.body,
    labels: { cause: messages.cause },
    save: (body) => act(() => api(closeEnquiry, { params: { id }, body })),
    done: messages.closed,
    onDone: onClose,
    failed: messages.failed,
  });
  return (
    <FormDialog title={messages.closeTitle} form={form} action={messages.closeTitle} onClose={onClose}>
      <p>{messages.closeText}</p>
      <ChoiceField
        {...form.field('cause')}
        required
        choices={Object.entries(enquiryCauses).map(([value, words]) => ({ id: value, displayField: localized(words) }))}
      />
    </FormDialog>
  );
}
