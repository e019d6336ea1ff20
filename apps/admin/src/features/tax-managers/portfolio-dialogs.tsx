import { useApiClient } from '@portal/api-client';
import { addToPortfolio, fillPortfolio, transferPortfolio } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import type { ManagerDialogProps } from './manager-dialog-props.ts';
import { texts } from './texts.ts';

export function AddDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { tpuis: 'text', reason: 'text' },
    schema: addToPortfolio.body,
    labels: { tpuis: localized(texts.tpuis), reason: localized(texts.reason) },
    shape: ({ tpuis, reason }) => ({
      tpuis: String(tpuis ?? '')
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
      reason,
    }),
    save: (body) => act(() => api(addToPortfolio, { params: { id: manager.id }, body })),
    done: ({ taxpayers }) => `${localized(texts.saved)}: ${taxpayers} ${localized(texts.taxpayers)}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.add)}: ${manager.name}`}
      form={form}
      action={localized(texts.add)}
      onClose={onClose}
    >
      <TextAreaField {...form.field('tpuis')} rows={4} required data-autofocus />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}

export function FillDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const room = Math.max(1, Math.min(manager.unmanaged, manager.portfolioLimit - manager.portfolioSize));
  const form = useContractForm({
    kinds: { most: 'whole', reason: 'text' },
    schema: fillPortfolio.body,
    labels: { most: localized(texts.most), reason: localized(texts.reason) },
    initial: { most: room },
    save: (body) => act(() => api(fillPortfolio, { params: { id: manager.id }, body })),
    done: ({ taxpayers }) => `${localized(texts.saved)}: ${taxpayers} ${localized(texts.taxpayers)}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.fill)}: ${manager.name}`}
      form={form}
      action={localized(texts.fill)}
      onClose={onClose}
    >
      <p>{localized(texts.fillEffect)}</p>
      <TextField {...form.field('most')} inputMode="numeric" required data-autofocus />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}

export function TransferDialog({ manager, act, onClose }: ManagerDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { toUserId: 'choice', reason: 'text' },
    schema: transferPortfolio.body,
    labels: { toUserId: localized(texts.to), reason: localized(texts.reason) },
    save: (body) => act(() => api(transferPortfolio, { params: { id: manager.id }, body })),
    done: ({ taxpayers, cases, casesLeft }) =>
      [
        `${localized(texts.transferred)}: ${taxpayers} ${localized(texts.taxpayers)}, ${cases} ${localized(texts.cases)}`,
        ...(casesLeft > 0 ? [`${casesLeft} ${localized(texts.casesLeft)}`] : []),
      ].join('. '),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.transfer)}: ${manager.name}`}
      form={form}
      action={localized(texts.transfer)}
      onClose={onClose}
    >
      <p>{localized(texts.transferEffect)}</p>
      <ChoiceField
        {...form.field('toUserId')}
        choices={manager.colleagues.map(({ id, name, portfolioSize, portfolioLimit }) => ({
          id,
          displayField: `${name} (${portfolioSize} / ${portfolioLimit})`,
        }))}
        required
      />
      <TextAreaField {...form.field('reason')} maxLength={500} rows={2} required />
    </FormDialog>
  );
}
