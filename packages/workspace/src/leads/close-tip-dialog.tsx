import { useApiClient } from '@portal/api-client';
import { closeTip, type TipClosing, tipClosings } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';

/** Nothing further follows from it, and what was found is kept. */
export function CloseTipDialog({ tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { closing: 'choice', reason: 'text' },
    schema: closeTip.body,
    labels: { closing: localized(texts.closing), reason: localized(texts.reason) },
    shape: (typed) => ({ ...typed, caseVersion: tip.caseVersion }),
    save: (body) => api(closeTip, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts.close);
  const choices = (Object.keys(tipClosings) as TipClosing[]).map((id) => ({
    id,
    displayField: localized(tipClosings[id]),
  }));
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effects.close)}</p>
      <ChoiceField {...form.field('closing')} choices={choices} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
