import { useApiClient } from '@portal/api-client';
import { makeOwnWebhook } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { SelectField, TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { EventKinds, kindFields, kindLabels, kindSwitches } from './event-kinds.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface MakeWebhookDialogProps {
  readonly engineCodes: readonly { readonly id: number; readonly code: string }[];
  readonly onClose: () => void;
  /** The secret: nobody is shown it a second time. */
  readonly onMade: (secret: string) => void;
}

export function MakeWebhookDialog({ engineCodes, onClose, onMade }: MakeWebhookDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { url: 'text', engineCodeId: 'id', shape: 'choice', code: 'text', ...kindSwitches },
    schema: makeOwnWebhook.body,
    labels: {
      ...{ url: localized(texts.url), engineCodeId: localized(texts.engineCode), shape: localized(texts.shape) },
      ...kindLabels(localized),
      code: localized(texts.code),
    },
    initial: {
      engineCodeId: engineCodes[0]?.id,
      shape: 'standard',
      ...{ bill_created: true, bill_paid: true, bill_cancelled: true },
    },
    shape: (typed) => ({
      ...{ url: typed.url, engineCodeId: typed.engineCodeId, shape: typed.shape, code: typed.code },
      eventTypes: kindFields.filter(({ name }) => typed[name] === true).map(({ type }) => type),
    }),
    aliases: { eventTypes: 'bill_created' },
    save: (body) => api(makeOwnWebhook, { body }),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('webhook.address-not-public')
          ? { url: error.message }
          : error.is('webhook.too-many') || error.is('partner-key.code-not-valid')
            ? { engineCodeId: error.message }
            : {},
    onDone({ secret }) {
      onMade(secret);
      onClose();
    },
  });
  const codes = engineCodes.map(({ id, code }) => ({ value: String(id), label: code }));
  const shapes = [
    { value: 'standard', label: localized(texts.standardShape) },
    { value: 'paid-notice', label: localized(texts.legacy) },
  ];
  return (
    <FormDialog title={localized(texts.enter)} form={form} action={localized(texts.enter)} onClose={onClose}>
      <TextField {...form.field('url')} type="url" maxLength={300} autoComplete="off" data-autofocus />
      <SelectField {...form.field('engineCodeId')} data={codes} />
      <EventKinds check={form.check} />
      <SelectField {...form.field('shape')} data={shapes} />
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
