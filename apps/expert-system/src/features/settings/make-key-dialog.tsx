import { useApiClient } from '@portal/api-client';
import { makePartnerKey, type PartnerMode, partnerModes, partnerScopes } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, SelectField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { keyTexts as texts } from './key-texts.ts';

export interface MakeKeyDialogProps {
  /** What a key can be made for now, live first. */
  readonly modes: readonly PartnerMode[];
  readonly engineCodes: readonly { readonly id: number; readonly code: string }[];
  readonly onClose: () => void;
  /** The key itself: nobody is shown it a second time. */
  readonly onMade: (key: string) => void;
}

const firstDays = 365;

export function MakeKeyDialog({ engineCodes, modes, onClose, onMade }: MakeKeyDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...{
        name: 'text',
        engineCodeId: 'id',
        mode: 'choice',
        bills: 'switch',
        read: 'switch',
        settlements: 'switch',
        webhooks: 'switch',
        mustBeSigned: 'switch',
      },
      ...{ addresses: 'text', days: 'whole', code: 'text' },
    },
    schema: makePartnerKey.body,
    labels: {
      ...{ name: localized(texts.name), engineCodeId: localized(texts.engineCode), mode: localized(texts.mode) },
      ...{ bills: localized(texts.mayBills), read: localized(texts.mayRead) },
      ...{ settlements: localized(texts.maySettlements), webhooks: localized(texts.mayWebhooks) },
      ...{ addresses: localized(texts.addresses), mustBeSigned: localized(texts.mustBeSigned) },
      ...{ days: localized(texts.days), code: localized(texts.code) },
    },
    initial: { engineCodeId: engineCodes[0]?.id, mode: modes[0], bills: true, read: true, days: firstDays },
    shape: ({ addresses, ...typed }) => ({
      ...{ name: typed.name, engineCodeId: typed.engineCodeId, days: typed.days, code: typed.code },
      ...{ mode: typed.mode, mustBeSigned: typed.mustBeSigned === true },
      scopes: partnerScopes.filter((scope) => typed[scope] === true),
      allowedAddresses: String(addresses ?? '')
        .split(/[\s,]+/)
        .filter((address) => address !== ''),
    }),
    aliases: { scopes: 'read', allowedAddresses: 'addresses', 'allowedAddresses.0': 'addresses' },
    save: (body) => api(makePartnerKey, { body }),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('partner-key.two-live') || error.is('partner-key.not-live') || error.is('partner-key.code-not-valid')
          ? { engineCodeId: error.message }
          : {},
    onDone({ key }) {
      onMade(key);
      onClose();
    },
  });
  const codes = engineCodes.map(({ id, code }) => ({ value: String(id), label: code }));
  return (
    <FormDialog title={localized(texts.make)} form={form} action={localized(texts.make)} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={60} autoComplete="off" data-autofocus />
      <SelectField
        {...form.field('mode')}
        data={partnerModes
          .filter((mode) => modes.includes(mode))
          .map((mode) => ({ value: mode, label: localized(texts.modes[mode]) }))}
      />
      <SelectField {...form.field('engineCodeId')} data={codes} />
      <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
        <legend>{localized(texts.scopes)}</legend>
        <CheckboxField {...form.check('bills')} />
        <CheckboxField {...form.check('read')} />
        <CheckboxField {...form.check('settlements')} />
        <CheckboxField {...form.check('webhooks')} />
      </fieldset>
      <CheckboxField {...form.check('mustBeSigned')} />
      <TextField {...form.field('addresses')} description={localized(texts.addressesHint)} autoComplete="off" />
      <TextField {...form.field('days')} inputMode="numeric" maxLength={3} autoComplete="off" />
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
