import { useApiClient } from '@portal/api-client';
import { objectToSubstitution } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { MoneyField, TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { substitutionTexts as texts } from './substitution-texts.ts';

/** The five items without which the law counts no objection. */
export function ObjectToSubstitution({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const form = useContractForm({
    kinds: { wrong: 'text', amendment: 'text', justification: 'text', owedKobo: 'kobo', admittedKobo: 'kobo' },
    schema: objectToSubstitution.body,
    labels: {
      wrong: localized(texts.wrong),
      amendment: localized(texts.amendment),
      justification: localized(texts.justification),
      owedKobo: localized(texts.owed),
      admittedKobo: localized(texts.admits),
    },
    save: (body) => api(objectToSubstitution, { params: { id }, body }),
    done: localized(texts.objected),
    onDone() {
      for (const key of ['own-substitution', 'cases']) void queries.invalidateQueries({ queryKey: [key] });
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.object)} form={form} action={localized(texts.object)} onClose={onClose}>
      <p>{localized(texts.objectText)}</p>
      <TextAreaField {...form.field('wrong')} rows={2} maxLength={2000} />
      <TextAreaField {...form.field('amendment')} rows={2} maxLength={2000} />
      <TextAreaField {...form.field('justification')} rows={2} maxLength={2000} />
      <MoneyField {...form.field('owedKobo')} required />
      <MoneyField {...form.field('admittedKobo')} required />
    </FormDialog>
  );
}
