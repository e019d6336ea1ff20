import { useApiClient } from '@portal/api-client';
import { openDiscrepancyFromLead, returnKindSchema, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, MoneyField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** A filed return declares less than the list says: both figures, and the tax they make. */
export function OpenDiscrepancyDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...({ returnKind: 'choice', period: 'text', declaredKobo: 'kobo', foundKobo: 'kobo' } as const),
      ...({ effectKobo: 'kobo', source: 'text', sourceOn: 'day' } as const),
    },
    schema: openDiscrepancyFromLead.body,
    labels: {
      ...{ returnKind: localized(texts.returnKind), period: localized(texts.period) },
      ...{ declaredKobo: localized(texts.declared), foundKobo: localized(texts.found) },
      ...{ effectKobo: localized(texts.effect), source: localized(texts.source), sourceOn: localized(texts.sourceOn) },
    },
    initial: { source: `${lead.source}, ${lead.number}`, sourceOn: lead.foundOn },
    shape: (typed) => ({ ...typed, caseVersion: lead.caseVersion }),
    save: (body) => api(openDiscrepancyFromLead, { params: { id: lead.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['open-discrepancy']);
  const kinds = returnKindSchema.options.map((id) => ({ id, displayField: localized(returnKinds[id].name) }));
  return (
    <FormDialog title={`${action}: ${lead.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.discrepancyEffect)}</p>
      <ChoiceField {...form.field('returnKind')} choices={kinds} required />
      <TextField {...form.field('period')} maxLength={7} required />
      <MoneyField {...form.field('declaredKobo')} required />
      <MoneyField {...form.field('foundKobo')} required />
      <MoneyField {...form.field('effectKobo')} required />
      <TextField {...form.field('source')} maxLength={300} required />
      <DateField {...form.field('sourceOn')} required />
    </FormDialog>
  );
}
