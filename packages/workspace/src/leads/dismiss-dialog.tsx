import { useApiClient } from '@portal/api-client';
import { dismissals, dismissalWords, dismissLead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** Nothing follows from it, for a reason that counts against its rule. */
export function DismissDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { why: 'choice', reason: 'text' },
    schema: dismissLead.body,
    labels: { why: localized(texts.reason), reason: localized(texts.why2) },
    shape: (typed) => ({ ...typed, caseVersion: lead.caseVersion }),
    save: (body) => api(dismissLead, { params: { id: lead.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts.dismiss);
  const choices = dismissals
    .filter((one) => one !== 'days-over')
    .map((id) => ({ id, displayField: localized(dismissalWords[id]) }));
  return (
    <FormDialog title={`${action}: ${lead.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.dismissEffect)}</p>
      <ChoiceField {...form.field('why')} choices={choices} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
