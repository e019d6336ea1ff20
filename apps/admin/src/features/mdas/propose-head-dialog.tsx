import { useApiClient } from '@portal/api-client';
import { createRevenueHead } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { DateField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { texts } from './texts.ts';
import { useChanged } from './use-mda.ts';

export interface ProposeHeadDialogProps {
  readonly mdaId: number;
  readonly onClose: () => void;
}

/** Proposes another head of an MDA. */
export function ProposeHeadDialog({ mdaId, onClose }: ProposeHeadDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged(mdaId);
  const form = useContractForm({
    kinds: { code: 'text', name: 'text', fromDay: 'day', reason: 'text' },
    schema: createRevenueHead.body,
    labels: {
      code: localized(texts.headCode),
      name: localized(texts.headName),
      fromDay: localized(texts.fromDay),
      reason: localized(texts.why),
    },
    save: (body) => api(createRevenueHead, { params: { id: mdaId }, body }),
    done: localized(texts.headProposed),
    fieldOf: ({ code, message }) =>
      code === 'revenue-head.too-late'
        ? { fromDay: message }
        : code === 'revenue-head.code-taken' || code === 'revenue-head.waits'
          ? { code: message }
          : {},
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(texts.proposeHead)}
      form={form}
      action={localized(texts.proposeHead)}
      onClose={onClose}
    >
      <p>{localized(texts.twoPersons)}</p>
      <TextField {...form.field('code')} inputMode="numeric" maxLength={8} data-autofocus />
      <TextField {...form.field('name')} maxLength={120} />
      <DateField {...form.field('fromDay')} description={localized(texts.fromDayHint)} required />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} />
    </FormDialog>
  );
}
