import { useApiClient } from '@portal/api-client';
import { type PartnerMode, registerSigningKey } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { SelectField, TextAreaField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { keyTexts } from './key-texts.ts';
import { signingKeyTexts as texts } from './signing-key-texts.ts';

export interface RegisterSigningKeyDialogProps {
  readonly modes: readonly PartnerMode[];
  readonly engineCodes: readonly { readonly id: number; readonly code: string }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RegisterSigningKeyDialog({ engineCodes, modes, onClose, onDone }: RegisterSigningKeyDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { name: 'text', mode: 'choice', engineCodeId: 'id', publicKey: 'text', code: 'text' },
    schema: registerSigningKey.body,
    labels: {
      ...{ name: localized(texts.name), mode: localized(texts.mode), engineCodeId: localized(texts.engineCode) },
      ...{ publicKey: localized(texts.publicKey), code: localized(texts.code) },
    },
    initial: { engineCodeId: engineCodes[0]?.id, mode: modes[0] },
    words: { publicKey: localized(texts.publicKeyHint) },
    save: (body) => api(registerSigningKey, { body }),
    done: localized(texts.registered),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('signing-key.not-usable') || error.is('signing-key.known')
          ? { publicKey: error.message }
          : error.is('signing-key.two-live') || error.is('partner-key.code-not-valid')
            ? { engineCodeId: error.message }
            : {},
    onDone() {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.register)} form={form} action={localized(texts.register)} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={60} autoComplete="off" data-autofocus />
      <SelectField
        {...form.field('mode')}
        data={modes.map((mode) => ({ value: mode, label: localized(keyTexts.modes[mode]) }))}
      />
      <SelectField
        {...form.field('engineCodeId')}
        data={engineCodes.map(({ id, code }) => ({ value: String(id), label: code }))}
      />
      <TextAreaField
        {...form.field('publicKey')}
        description={localized(texts.publicKeyHint)}
        rows={5}
        maxLength={1_000}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
