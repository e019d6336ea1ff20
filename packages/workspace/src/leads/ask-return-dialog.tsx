import { useApiClient } from '@portal/api-client';
import { askReturnFromLead, leastDaysForReturn, returnKindSchema, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';

const daysToChoose = [leastDaysForReturn, 21, 30, 60, 90] as const;

/** Which return of a known taxpayer is missing, and by when it is asked for. */
export function AskReturnDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { returnKind: 'choice', period: 'text', days: 'whole', words: 'text' },
    schema: askReturnFromLead.body,
    labels: {
      ...{ returnKind: localized(texts.returnKind), period: localized(texts.period) },
      ...{ days: localized(texts.days), words: localized(texts.words) },
    },
    initial: {
      returnKind: lead.reason === 'no-consumption-tax' ? 'consumption-tax' : 'direct-assessment',
      days: leastDaysForReturn,
    },
    shape: (typed) => ({ ...typed, caseVersion: lead.caseVersion }),
    save: (body) => api(askReturnFromLead, { params: { id: lead.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['ask-return']);
  const kinds = returnKindSchema.options.map((id) => ({ id, displayField: localized(returnKinds[id].name) }));
  return (
    <FormDialog title={`${action}: ${lead.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.returnEffect)}</p>
      <ChoiceField {...form.field('returnKind')} choices={kinds} required />
      <TextField {...form.field('period')} maxLength={7} required />
      <ChoiceField
        {...form.field('days')}
        choices={daysToChoose.map((days) => ({ id: days, displayField: String(days) }))}
        required
      />
      <TextAreaField {...form.field('words')} maxLength={500} rows={3} required />
    </FormDialog>
  );
}
