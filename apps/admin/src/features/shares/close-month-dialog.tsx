import { useApiClient } from '@portal/api-client';
import { proposeShareStatement, type ShareMonth } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

interface CloseMonthDialogProps {
  readonly row: ShareMonth;
  readonly onClose: () => void;
}

/** Makes the statement of somebody's month, for a second person to approve. */
export function CloseMonthDialog({ row: { subject, month, subjectName }, onClose }: CloseMonthDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSharesChanged();
  const form = useContractForm({
    kinds: { hasTaxId: 'switch', reason: 'text' },
    schema: proposeShareStatement.body,
    labels: { hasTaxId: localized(texts.hasTaxId), reason: localized(texts.reason) },
    initial: { hasTaxId: true },
    shape: (typed) => ({ ...typed, subject, month }),
    save: (body) => api(proposeShareStatement, { body }),
    done: localized(texts.made),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.close)}: ${subjectName}`}
      form={form}
      action={localized(texts.close)}
      onClose={onClose}
    >
      <CheckboxField {...form.check('hasTaxId')} />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
