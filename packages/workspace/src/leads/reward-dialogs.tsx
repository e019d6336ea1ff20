import { useApiClient } from '@portal/api-client';
import { payTipReward, proposeTipReward } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';

/** For a tip that brought tax. */
export function ProposeRewardDialog({ tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { amountKobo: 'kobo', reason: 'text' },
    schema: proposeTipReward.body,
    labels: { amountKobo: localized(texts.amount), reason: localized(texts.reason) },
    save: (body) => api(proposeTipReward, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['propose-reward']);
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effects['propose-reward'])}</p>
      <MoneyField {...form.field('amountKobo')} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}

/** Paid to whoever shows the reference. */
export function PayRewardDialog({ tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { reference: 'text', paidOn: 'day', proof: 'text' },
    schema: payTipReward.body,
    labels: {
      ...{ reference: localized(texts.reference), paidOn: localized(texts.paidDay), proof: localized(texts.proof) },
    },
    shape: (typed) => ({ ...typed, caseVersion: tip.reward?.caseVersion ?? 0 }),
    save: (body) => api(payTipReward, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['pay-reward']);
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effects['pay-reward'])}</p>
      <TextField {...form.field('reference')} maxLength={64} autoComplete="off" required />
      <DateField {...form.field('paidOn')} required />
      <TextField {...form.field('proof')} maxLength={120} required />
    </FormDialog>
  );
}
