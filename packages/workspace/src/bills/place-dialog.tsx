import { type Placement, placementSchema } from '@portal/contracts';
import { useOpenOffices } from '@portal/platform/lookups';
import { showToast } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface PlaceDialogProps<A> {
  readonly title: string;
  readonly action: string;
  /** The office it has was given to it here: it may be taken back. */
  readonly isPlaced?: boolean;
  readonly confirm: (placement: Placement) => Promise<A>;
  readonly done: (answer: A) => string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Gives bills that no tax office has one: that of their payer, or the one that is chosen. */
export function PlaceDialog<A>(props: PlaceDialogProps<A>) {
  const { title, action, isPlaced = false, confirm, done, onDone, onClose } = props;
  const messages = useBillMessages();
  const offices = useOpenOffices();
  const none = isPlaced ? [{ id: 0, displayField: messages.placeNone }] : [];
  const form = useContractForm({
    kinds: { taxOfficeId: 'id', reason: 'text' },
    schema: placementSchema,
    labels: { taxOfficeId: messages.placeOffice, reason: messages.placeReason },
    save: confirm,
    onDone(answer) {
      showToast({ kind: 'success', message: done(answer) });
      onDone?.();
      onClose();
    },
  });
  return (
    <FormDialog title={title} form={form} action={action} onClose={onClose}>
      <p>{messages.placeEffect}</p>
      <ChoiceField
        {...form.field('taxOfficeId')}
        choices={offices.data && [...none, ...offices.data]}
        placeholder={messages.placeByRule}
      />
      <TextAreaField {...form.field('reason')} required withAsterisk={false} maxLength={500} rows={3} />
    </FormDialog>
  );
}
