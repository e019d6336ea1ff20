import { useApiClient } from '@portal/api-client';
import { changeOwnWebhook, type OwnWebhook } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { EventKinds, kindFields, kindLabels, kindSwitches } from './event-kinds.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface ChangeWebhookDialogProps {
  readonly webhook: OwnWebhook;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function ChangeWebhookDialog({ webhook, onClose, onDone }: ChangeWebhookDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const isNotice = webhook.shape === 'paid-notice';
  const form = useContractForm({
    kinds: { url: 'text', code: 'text', ...kindSwitches },
    schema: changeOwnWebhook.body,
    labels: {
      url: localized(texts.url),
      ...kindLabels(localized),
      code: localized(texts.code),
    },
    initial: {
      url: webhook.url,
      ...Object.fromEntries(kindFields.map(({ type, name }) => [name, webhook.eventTypes.includes(type)])),
    },
    shape: (typed) => ({
      ...{ url: typed.url, code: typed.code },
      eventTypes: kindFields.filter(({ name }) => typed[name] === true).map(({ type }) => type),
    }),
    aliases: { eventTypes: 'bill_created' },
    save: (body) => api(changeOwnWebhook, { params: { webhookId: webhook.id }, body }),
    done: localized(texts.changed),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('webhook.address-not-public')
          ? { url: error.message }
          : {},
    onDone() {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.changeTitle)} form={form} action={localized(texts.change)} onClose={onClose}>
      <TextField {...form.field('url')} type="url" maxLength={300} autoComplete="off" data-autofocus />
      {!isNotice && <EventKinds check={form.check} />}
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
