import { useApiClient } from '@portal/api-client';
import { noteSale, releaseGoods, settleSurplus } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { moveWords, words } from './words.ts';

/** Who received what was held, and why. */
export function ReleaseDialog({ enforcement: { id, number, caseVersion }, move, onClose, onDone }: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { receivedBy: 'text', reason: 'text' },
    schema: releaseGoods.body,
    labels: { receivedBy: localized(words.receivedBy), reason: localized(words.reason) },
    shape: (typed) => ({ ...typed, caseVersion }),
    save: (body) => api(releaseGoods, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(moveWords[move].effect)}</p>
      <TextField {...form.field('receivedBy')} required withAsterisk={false} maxLength={120} data-autofocus />
      <TextAreaField {...form.field('reason')} rows={2} maxLength={500} />
    </FormDialog>
  );
}

/** What a sale brought and cost. */
export function SaleDialog({ enforcement: { id, number, caseVersion }, move, onClose, onDone }: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { soldOn: 'day', proceedsKobo: 'kobo', costsKobo: 'kobo' },
    schema: noteSale.body,
    labels: {
      soldOn: localized(words.soldOn),
      proceedsKobo: localized(words.proceeds),
      costsKobo: localized(words.costs),
    },
    shape: (typed) => ({ ...typed, caseVersion }),
    save: (body) => api(noteSale, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(moveWords[move].effect)}</p>
      <DateField {...form.field('soldOn')} required />
      <MoneyField {...form.field('proceedsKobo')} required />
      <MoneyField {...form.field('costsKobo')} required />
    </FormDialog>
  );
}

/** When what was left went back, and by what that is proved. */
export function SurplusDialog({ enforcement: { id, number, caseVersion }, move, onClose, onDone }: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { returnedOn: 'day', proof: 'text' },
    schema: settleSurplus.body,
    labels: { returnedOn: localized(words.returnedOn), proof: localized(words.proof) },
    shape: (typed) => ({ ...typed, caseVersion }),
    save: (body) => api(settleSurplus, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(moveWords[move].effect)}</p>
      <DateField {...form.field('returnedOn')} required />
      <TextField {...form.field('proof')} required withAsterisk={false} maxLength={200} />
    </FormDialog>
  );
}
