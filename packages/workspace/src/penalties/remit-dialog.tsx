import { useApiClient } from '@portal/api-client';
import { type PenaltyRecord, proposeRemission } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog } from '../forms/dialogs/form-dialog.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { words } from './words.ts';

interface RemitDialogProps {
  readonly penalty: PenaltyRecord;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What a Manager proposes to remit, the whole of what is left unless lowered, and on what it rests. */
export function RemitDialog({ penalty, onClose, onDone }: RemitDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { penaltyKobo: 'kobo', interestKobo: 'kobo', reason: 'text', paper: 'text' },
    schema: proposeRemission.body,
    initial: { penaltyKobo: penalty.leftPenaltyKobo, interestKobo: penalty.leftInterestKobo },
    labels: {
      penaltyKobo: localized(words.ofPenalty),
      interestKobo: localized(words.ofInterest),
      reason: localized(words.reason),
      paper: localized(words.paper),
    },
    save: (body) => api(proposeRemission, { params: { id: penalty.id }, body }),
    done: localized(words.remissionProposed),
    onDone() {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(words.remit)} form={form} action={localized(words.remit)} onClose={onClose}>
      <p>{localized(words.remitText)}</p>
      <TextField {...form.field('penaltyKobo')} inputMode="decimal" required withAsterisk={false} />
      <TextField {...form.field('interestKobo')} inputMode="decimal" required withAsterisk={false} />
      <TextAreaField {...form.field('reason')} required withAsterisk={false} rows={3} maxLength={500} />
      <TextField {...form.field('paper')} required withAsterisk={false} maxLength={120} />
    </FormDialog>
  );
}
