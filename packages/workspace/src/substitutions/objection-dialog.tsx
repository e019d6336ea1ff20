import { useApiClient } from '@portal/api-client';
import { noteSubstitutionObjection } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { SubstitutionDialogProps } from './serve-dialog.tsx';
import { moveWords, words } from './words.ts';

/** The five items as a letter of whoever was appointed has them. */
export function ObjectionDialog({ substitution, onClose, onDone }: SubstitutionDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion } = substitution;
  const form = useContractForm({
    kinds: {
      on: 'day',
      wrong: 'text',
      amendment: 'text',
      justification: 'text',
      owedKobo: 'kobo',
      admittedKobo: 'kobo',
    },
    schema: noteSubstitutionObjection.body,
    labels: {
      on: localized(words.on),
      wrong: localized(words.wrong),
      amendment: localized(words.amendment),
      justification: localized(words.justification),
      owedKobo: localized(words.saysOwed),
      admittedKobo: localized(words.admitted),
    },
    shape: (typed) => ({ ...typed, caseVersion }),
    save: (body) => api(noteSubstitutionObjection, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const title = localized(moveWords.object.title);
  return (
    <FormDialog title={`${title}: ${number}`} form={form} action={title} onClose={onClose}>
      <p>{localized(moveWords.object.effect)}</p>
      <DateField {...form.field('on')} required />
      <TextAreaField {...form.field('wrong')} rows={2} maxLength={2000} />
      <TextAreaField {...form.field('amendment')} rows={2} maxLength={2000} />
      <TextAreaField {...form.field('justification')} rows={2} maxLength={2000} />
      <MoneyField {...form.field('owedKobo')} required />
      <MoneyField {...form.field('admittedKobo')} required />
    </FormDialog>
  );
}
