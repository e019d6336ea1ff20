import { useApiClient } from '@portal/api-client';
import { homeStateId, registerFromLead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLgas, useLookup } from '@portal/platform/lookups';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { LeadDialogProps } from './lead-dialog-props.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** Of `taxpayer_categories`: who is a natural person, and else a corporate body until somebody says otherwise. */
const categoryOf = (isPerson: boolean) => (isPerson ? 1 : 2);

/** Enters the person of the row into the register; what the row says stands there already. */
export function RegisterDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const lgas = useLgas(homeStateId);
  const categories = useLookup('taxpayerCategories');
  const form = useContractForm({
    kinds: { name: 'text', phone: 'text', categoryId: 'id', lgaId: 'id', reason: 'text' },
    schema: registerFromLead.body,
    labels: {
      ...{ name: localized(texts.name), phone: localized(texts.phone), categoryId: localized(texts.category) },
      ...{ lgaId: localized(texts.area), reason: localized(texts.why2) },
    },
    initial: { name: lead.name, phone: lead.phone, categoryId: categoryOf(lead.isPerson), lgaId: lead.lgaId },
    shape: (typed) => ({ ...typed, caseVersion: lead.caseVersion }),
    save: (body) => api(registerFromLead, { params: { id: lead.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts.register);
  return (
    <FormDialog title={`${action}: ${lead.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.registerEffect)}</p>
      <TextField {...form.field('name')} maxLength={160} required />
      <TextField {...form.field('phone')} maxLength={20} required />
      <ChoiceField {...form.field('categoryId')} choices={categories.data} required />
      <ChoiceField {...form.field('lgaId')} choices={lgas.data} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
