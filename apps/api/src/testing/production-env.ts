import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { demoDefaults } from '../platform/config/demo-defaults.ts';

// A demonstration asks fewer people for a second factor than production may.
const { SECOND_FACTOR_ROLES: _, ...defaults } = demoDefaults;

/** Settings that production accepts; the providers are never called. */
export const productionSettings: Readonly<Record<string, string>> = {
  ...defaults,
  PORTAL_MODE: 'production',
  PORTAL_ORIGIN: 'https://pay.example.gov.ng',
  SMTP_URL: 'smtps://mail.example.gov.ng',
  REMITA_BASE_URL: 'https://login.remita.net',
  IDENTITY_PROVIDER_URL: 'https://api.dojah.io',
  IDENTITY_PROVIDER_SECRET: 'live-identity-key-5b1c',
  SMS_URL: 'https://api.ng.termii.com',
  SMS_API_KEY: 'live-sms-key-9f2e71',
  REMITA_SCRIPT_URL: 'https://login.remita.net/payment/v1/remita-pay-inline.bundle.js',
  REMITA_MERCHANT_ID: '8800112233',
  REMITA_API_KEY: 'live-remita-key-77ab',
  REMITA_NOTIFICATION_SECRET: 'Zk3v_n2Qp-8Rw5Xy7T',
  INTERSWITCH_BASE_URL: 'https://webpay.interswitchng.com',
  INTERSWITCH_SCRIPT_URL: 'https://newwebpay.interswitchng.com/inline-checkout.js',
  INTERSWITCH_CLIENT_SECRET: 'live-interswitch-secret',
  INTERSWITCH_WEBHOOK_SECRET: 'live-webhook-secret',
  POS_BASE_URL: 'https://terminals.nibss-plc.com.ng',
  POS_API_KEY: 'live-terminal-key-41c8',
  POS_WEBHOOK_SECRET: 'live-terminal-secret-9d20',
};

/** The same with keys of its own in a folder that goes when the test file is done. */
export async function productionEnv(more: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-production-'));
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  await writeFile(join(dir, 'receipt-signing.pem'), pem, { mode: 0o600 });
  await writeFile(join(dir, 'data-encryption.key'), randomBytes(32).toString('base64'), { mode: 0o600 });
  return { ...productionSettings, KEYS_DIR: dir, UPLOADS_DIR: join(dir, 'uploads'), ...more };
}
