import { useApiClient } from '@portal/api-client';
import { addTerminal, bankCodes, banks, proposeTerminalChange, type Terminal } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useTerminalsChanged } from './terminals.queries.ts';
import { texts } from './texts.ts';

interface DialogProps {
  readonly onClose: () => void;
}

const field = { required: true, withAsterisk: false } as const;

/** A terminal as its bank delivered it. It lies in stock. */
export function RegisterDialog({ onClose }: DialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTerminalsChanged();
  const form = useContractForm({
    kinds: { serial: 'text', bankCode: 'choice' },
    schema: addTerminal.body,
    labels: { serial: localized(texts.serial), bankCode: localized(texts.bank) },
    save: (body) => api(addTerminal, { body }),
    done: localized(texts.registered),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.register)} form={form} action={localized(texts.register)} onClose={onClose}>
      <TextField {...form.field('serial')} {...field} maxLength={30} />
      <ChoiceField
        {...form.field('bankCode')}
        choices={bankCodes.map((code) => ({ id: code, displayField: banks[code] }))}
        required
      />
    </FormDialog>
  );
}

/** Who holds it, where it stands and what it may take; nothing changes before a second person has approved it. */
export function ChangeDialog({ row, onClose }: DialogProps & { readonly row: Terminal }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTerminalsChanged();
  const form = useContractForm({
    kinds: {
      agentTpui: 'text',
      place: 'text',
      latitude: 'text',
      longitude: 'text',
      paymentLimitKobo: 'kobo',
      dayLimitKobo: 'kobo',
      reason: 'text',
    },
    schema: proposeTerminalChange.body,
    labels: {
      agentTpui: localized(texts.agent),
      place: localized(texts.place),
      latitude: localized(texts.latitude),
      longitude: localized(texts.longitude),
      paymentLimitKobo: localized(texts.paymentLimit),
      dayLimitKobo: localized(texts.dayLimit),
      reason: localized(texts.reason),
    },
    initial: {
      agentTpui: row.agentTpui ?? '',
      place: row.place,
      latitude: row.latitude === null ? '' : String(row.latitude),
      longitude: row.longitude === null ? '' : String(row.longitude),
      paymentLimitKobo: row.paymentLimitKobo,
      dayLimitKobo: row.dayLimitKobo,
    },
    shape: ({ latitude, longitude, ...others }) => ({
      ...others,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    }),
    save: (body) => api(proposeTerminalChange, { params: { id: row.id }, body }),
    done: localized(texts.proposed),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.change)}: ${row.serial}`}
      form={form}
      action={localized(texts.propose)}
      onClose={onClose}
    >
      <TextField {...form.field('agentTpui')} {...field} maxLength={40} />
      <TextField {...form.field('place')} {...field} maxLength={200} />
      <TextField {...form.field('latitude')} {...field} inputMode="decimal" maxLength={12} />
      <TextField {...form.field('longitude')} {...field} inputMode="decimal" maxLength={12} />
      <TextField {...form.field('paymentLimitKobo')} {...field} inputMode="decimal" maxLength={20} />
      <TextField {...form.field('dayLimitKobo')} {...field} inputMode="decimal" maxLength={20} />
      <TextField {...form.field('reason')} {...field} maxLength={500} />
    </FormDialog>
  );
}

/** What is no number is left as it was typed, for the schema to refuse. */
function degrees(typed: unknown): unknown {
  const text = String(typed ?? '').trim();
  return /^-?\d{1,3}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text;
}
