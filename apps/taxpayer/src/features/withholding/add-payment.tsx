import {
  homeStateId,
  type WithholdingPayer,
  type WithholdingRow,
  withholdingClasses,
  withholdingClassIds,
  withholdingPayeeIds,
  withholdingPayees,
  withholdingRowSchema,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { MoneyField, SelectField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { useSendDraft } from './withholding.queries.ts';

interface AddPaymentProps {
  readonly month: string;
  readonly payer: WithholdingPayer;
  /** What stands there already. */
  readonly rows: readonly WithholdingRow[];
  readonly onClose: () => void;
}

/** One payment, typed; it is saved with the others of its month. */
export function AddPayment({ month, payer, rows, onClose }: AddPaymentProps) {
  const messages = useWithholdingMessages();
  const localized = useLocalized();
  const states = useLookup('states');
  const send = useSendDraft(month);
  const kinds = {
    name: 'text',
    taxId: 'text',
    payee: 'choice',
    transaction: 'choice',
    stateId: 'id',
    invoice: 'text',
    grossKobo: 'kobo',
    deductedKobo: 'kobo',
  } as const;
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const form = useContractForm({
    kinds,
    schema: withholdingRowSchema,
    labels: messages.columns,
    initial: { payee: 'resident-individual', stateId: homeStateId },
    aliases: Object.fromEntries(names.map((name) => [`rows.${rows.length}.${name}`, name])),
    save: (row) => send({ payer, rows: [...rows, row] }),
    done: messages.saved,
    failed: messages.saveFailed,
    onDone: onClose,
  });
  return (
    <FormDialog title={messages.add} form={form} action={messages.addSave} onClose={onClose}>
      <TextField {...form.field('name')} required data-autofocus />
      <TextField {...form.field('taxId')} description={messages.taxIdText} />
      <SelectField
        {...form.field('payee')}
        data={withholdingPayeeIds.map((value) => ({ value, label: localized(withholdingPayees[value]) }))}
      />
      <SelectField
        {...form.field('transaction')}
        required
        data={[
          { value: '', label: messages.choose },
          ...withholdingClassIds.map((value) => ({ value, label: localized(withholdingClasses[value]) })),
        ]}
      />
      <ChoiceField {...form.field('stateId')} choices={states.data} required />
      <TextField {...form.field('invoice')} />
      <MoneyField {...form.field('grossKobo')} required />
      <MoneyField {...form.field('deductedKobo')} required />
    </FormDialog>
  );
}
