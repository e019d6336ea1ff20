import { useApiClient } from '@portal/api-client';
import { takeUpTip } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';

/** What is told becomes a question of the office. */
export function TakeUpDialog({ tip, onClose, onDone }: TipDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { name: 'text', tpui: 'text?', reason: 'text' },
    schema: takeUpTip.body,
    labels: { name: localized(texts.name), tpui: localized(texts.tpui), reason: localized(texts.reason) },
    initial: { name: tip.about },
    shape: (typed) => ({ ...typed, caseVersion: tip.caseVersion }),
    save: (body) => api(takeUpTip, { params: { id: tip.id }, body }),
    done: localized(texts.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(texts.acts['take-up']);
  return (
    <FormDialog title={`${action}: ${tip.number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(texts.effects['take-up'])}</p>
      <TextField {...form.field('name')} maxLength={160} required />
      <TextField {...form.field('tpui')} maxLength={40} />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
