import { useApiClient } from '@portal/api-client';
import { mergeLead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** Two leads about one person: this one ends. */
export function MergeDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { into: 'text', reason: 'text' },
    schema: mergeLead.body,
    labels: { into: localized(texts.into), reason: localized(texts.why2) },
    shape: (typed) => ({ ...typed, caseVersion: lead.caseVersion }),
    save: (body) => api(mergeLead, { params: { id: lead.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts.merge);
  return (
    <FormDialog title={`${action}: ${lead.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.mergeEffect)}</p>
      <TextField {...form.field('into')} maxLength={20} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
