import { useApiClient } from '@portal/api-client';
import { decideClearance } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '../forms/index.ts';
import type { PrepareDialogProps } from './prepare-dialog.tsx';
import { words } from './words.ts';

/** A refusal says why, and what would cure it. */
export function RefuseDialog({ application, onClose, onDone }: PrepareDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, number, caseVersion } = application;
  const form = useContractForm({
    kinds: { reasons: 'text', cure: 'text' },
    schema: decideClearance.body,
    labels: { reasons: localized(words.reasonsField), cure: localized(words.cureField) },
    shape: (typed) => ({ ...typed, outcome: 'refuse', caseVersion }),
    save: (body) => api(decideClearance, { params: { id }, body }),
    done: localized(words.refusedNow),
    onDone() {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(words.refuse)}: ${number}`}
      form={form}
      action={localized(words.refuse)}
      variant="danger"
      onClose={onClose}
    >
      <p>{localized(words.refuseText)}</p>
      <TextAreaField {...form.field('reasons')} rows={3} maxLength={500} required withAsterisk={false} />
      <TextAreaField {...form.field('cure')} rows={3} maxLength={500} required withAsterisk={false} />
    </FormDialog>
  );
}
