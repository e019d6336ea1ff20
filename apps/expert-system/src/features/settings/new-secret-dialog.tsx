import { useApiClient } from '@portal/api-client';
import { changeOwnWebhookSecret } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface NewSecretDialogProps {
  readonly webhookId: string;
  readonly onClose: () => void;
  /** The secret: nobody is shown it a second time. */
  readonly onMade: (secret: string) => void;
}

const firstHours = 24;

export function NewSecretDialog({ webhookId, onClose, onMade }: NewSecretDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { overlapHours: 'whole', code: 'text' },
    schema: changeOwnWebhookSecret.body,
    labels: { overlapHours: localized(texts.hours), code: localized(texts.code) },
    initial: { overlapHours: firstHours },
    save: (body) => api(changeOwnWebhookSecret, { params: { webhookId }, body }),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('webhook.two-secrets')
          ? { overlapHours: error.message }
          : {},
    onDone({ secret }) {
      onMade(secret);
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.rotate)} form={form} action={localized(texts.rotate)} onClose={onClose}>
      <TextField
        {...form.field('overlapHours')}
        description={localized(texts.hoursHint)}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        data-autofocus
      />
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
