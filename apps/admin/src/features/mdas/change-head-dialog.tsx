import { useApiClient } from '@portal/api-client';
import { changeRevenueHead, type Mda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, DateField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { texts } from './texts.ts';
import { useChanged } from './use-mda.ts';

export interface ChangeHeadDialogProps {
  readonly mdaId: number;
  readonly head: Mda['heads'][number];
  readonly onClose: () => void;
}

/** Proposes another name of a head, its end or its beginning. */
export function ChangeHeadDialog({ mdaId, head, onClose }: ChangeHeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(mdaId);
  const form = useContractForm({
    kinds: { name: 'text', isActive: 'switch', fromDay: 'day', reason: 'text' },
    schema: changeRevenueHead.body,
    labels: {
      name: localized(texts.headName),
      isActive: localized(texts.isActive),
      fromDay: localized(texts.fromDay),
      reason: localized(texts.why),
    },
    initial: { name: head.name, isActive: head.isActive },
    save: (body) => api(changeRevenueHead, { params: { id: head.id }, body }),
    done: localized(texts.headProposed),
    fieldOf: ({ code, message }) =>
      code === 'revenue-head.too-late' ? { fromDay: message } : code === 'revenue-head.same' ? { name: message } : {},
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.changeHead)} ${head.code}`}
      form={form}
      action={localized(texts.propose)}
      onClose={onClose}
    >
      <p>{localized(texts.twoPersons)}</p>
      <TextField {...form.field('name')} maxLength={120} data-autofocus />
      <CheckboxField {...form.check('isActive')} />
      <DateField {...form.field('fromDay')} description={localized(texts.fromDayHint)} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
