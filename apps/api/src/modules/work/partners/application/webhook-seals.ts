import { createSecretBox, type SecretBox } from '../../../../platform/keys/secret-box.ts';

/** Secrets of webhooks at rest: each sealed for its own row. */
export type WebhookSeals = Pick<SecretBox, 'seal' | 'open'>;

export function createWebhookSeals(dataKey: Buffer): WebhookSeals {
  return createSecretBox(dataKey, 'webhook secrets');
}
