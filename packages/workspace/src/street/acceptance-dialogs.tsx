import { useApiClient } from '@portal/api-client';
import { acceptFieldRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { DateField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '../forms/index.ts';
import type { RecordPartProps } from './record-part-props.ts';
import { recordTexts as texts } from './record-texts.ts';

interface AcceptanceDialogProps extends RecordPartProps {
  readonly onClose: () => void;
}

const [, premisesBody, taxpayerBody] = acceptFieldRecord.body.def.options;

/** Premises of somebody in the register who has no account; whoever has one says it themselves. */
export function PremisesDialog({ record, act, onClose }: AcceptanceDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const taxpayer = record.near.find(({ kind }) => kind === 'taxpayer');
  const form = useContractForm({
    kinds: { tpui: 'text', fromDay: 'day' },
    schema: premisesBody,
    labels: { tpui: localized(texts.tpui), fromDay: localized(texts.fromDay) },
    initial: { tpui: taxpayer?.key },
    shape: (typed) => ({ ...typed, as: 'premises' as const }),
    save: (body) => act(() => api(acceptFieldRecord, { params: { id: record.id }, body })),
    done: localized(texts.saved),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.asPremises)}: ${record.sign}`}
      form={form}
      action={localized(texts.accept)}
      onClose={onClose}
    >
      <TextField {...form.field('tpui')} maxLength={20} required data-autofocus />
      <DateField {...form.field('fromDay')} required />
    </FormDialog>
  );
}

/** The owner gets a TPUI and no account, and the premises with it. */
export function TaxpayerDialog({ record, act, onClose }: AcceptanceDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const categories = useLookup('taxpayerCategories');
  const form = useContractForm({
    kinds: { name: 'text', phone: 'text', categoryId: 'id', fromDay: 'day' },
    schema: taxpayerBody,
    labels: {
      name: localized(texts.name),
      phone: localized(texts.phone),
      categoryId: localized(texts.category),
      fromDay: localized(texts.fromDay),
    },
    initial: { name: record.ownerName, phone: record.ownerPhone },
    shape: (typed) => ({ ...typed, as: 'taxpayer' as const }),
    save: (body) => act(() => api(acceptFieldRecord, { params: { id: record.id }, body })),
    done: localized(texts.saved),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${localized(texts.asTaxpayer)}: ${record.sign}`}
      form={form}
      action={localized(texts.accept)}
      onClose={onClose}
    >
      <TextField {...form.field('name')} maxLength={160} required data-autofocus />
      <TextField {...form.field('phone')} inputMode="tel" required />
      <ChoiceField {...form.field('categoryId')} choices={categories.data} required />
      <DateField {...form.field('fromDay')} required />
    </FormDialog>
  );
}
