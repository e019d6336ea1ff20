import { proposeFunding } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useFundingActs } from './funding.queries.ts';
import { fundingTexts as texts } from './funding-texts.ts';

export interface FundingDialogProps {
  readonly onClose: () => void;
}

/** Money that the treasury moved, as the bank's advice says it. */
export function FundingDialog({ onClose }: FundingDialogProps) {
  const localized = useLocalized();
  const { propose, readAgain } = useFundingActs();
  const form = useContractForm({
    kinds: { amountKobo: 'kobo', valueDate: 'day', advice: 'text', reason: 'text' },
    schema: proposeFunding.body,
    labels: {
      amountKobo: localized(texts.amount),
      valueDate: localized(texts.valueDate),
      advice: localized(texts.advice),
      reason: localized(texts.reason),
    },
    save: propose,
    done: localized(texts.noted),
    onDone() {
      readAgain();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.note)} form={form} action={localized(texts.note)} onClose={onClose}>
      <p>{localized(texts.noteText)}</p>
      <MoneyField {...form.field('amountKobo')} required withAsterisk={false} data-autofocus />
      <DateField {...form.field('valueDate')} required withAsterisk={false} />
      <TextField {...form.field('advice')} required withAsterisk={false} maxLength={60} />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
