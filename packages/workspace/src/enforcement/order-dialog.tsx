import { useApiClient } from '@portal/api-client';
import { noteCourtOrder } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, DateField, MoneyField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { moveWords, words } from './words.ts';

/** What the paper of the court says: to distrain, or to sell. */
export function OrderDialog({
  enforcement: { id, number, caseVersion, visits },
  move,
  onClose,
  onDone,
}: StepDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const isSale = move === 'note-sale';
  const form = useContractForm({
    kinds: {
      ...{ court: 'text', orderNumber: 'text', givenOn: 'day', validUntil: 'day', place: 'text' },
      ...{ maySeal: 'switch', mayTake: 'switch', maySearch: 'switch', coversDwelling: 'switch' },
      ...{ limitKobo: 'kobo', paper: 'text' },
    },
    initial: { place: visits[0]?.place ?? '' },
    schema: noteCourtOrder.body,
    labels: {
      court: localized(words.court),
      orderNumber: localized(words.orderNumber),
      givenOn: localized(words.givenOn),
      validUntil: localized(words.validUntil),
      place: localized(words.place),
      maySeal: localized(words.maySeal),
      mayTake: localized(words.mayTake),
      maySearch: localized(words.maySearch),
      coversDwelling: localized(words.coversDwelling),
      limitKobo: localized(words.limitKobo),
      paper: localized(words.paper),
    },
    shape: (typed) => ({ ...typed, caseVersion, kind: isSale ? 'sale' : 'distrain' }),
    save: (body) => api(noteCourtOrder, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords[move].title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(words.orderText)}</p>
      <TextField {...form.field('court')} required withAsterisk={false} maxLength={200} data-autofocus />
      <TextField {...form.field('orderNumber')} required withAsterisk={false} maxLength={60} />
      <DateField {...form.field('givenOn')} required />
      <DateField {...form.field('validUntil')} required />
      <TextField {...form.field('place')} required withAsterisk={false} maxLength={300} />
      {!isSale && (
        <>
          <CheckboxField {...form.check('maySeal')} />
          <CheckboxField {...form.check('mayTake')} />
          <CheckboxField {...form.check('maySearch')} />
          <CheckboxField {...form.check('coversDwelling')} />
          <MoneyField {...form.field('limitKobo')} />
        </>
      )}
      <TextField {...form.field('paper')} required withAsterisk={false} maxLength={200} />
    </FormDialog>
  );
}
