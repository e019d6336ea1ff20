import { join } from 'node:path';
import type { Service } from '../services/service.ts';
import type { StackPorts } from './ports.ts';

/** Demonstration only: production reads its own from configuration and refuses these. */
const remitaDemo = {
  merchantId: '2547916',
  serviceTypeId: '4430731',
  apiKey: '1946',
  publicKey: 'ZGVtby1wdWJsaWMta2V5',
};
const notificationSecret = 'local-demonstration';
/** Interswitch's published test merchant; the sandbox knows it by the same names. */
const interswitchDemo = {
  MERCHANT_CODE: 'MX6072',
  PAY_ITEM_ID: '9405967',
  CLIENT_ID: 'IKIAB23A4E2756605C1ABC33CE3C287E27267F660D61',
  CLIENT_SECRET: 'secret',
  WEBHOOK_SECRET: 'whsec_local',
};

export interface LocalServicesOptions {
  readonly ports: StackPorts;
  readonly databaseUrl: string;
  /** Partners' test keys are refused without one. */
  readonly testDatabaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly smtpUrl: string;
  /** Where text messages are caught. */
  readonly smsUrl: string;
  /** The address people type; also the base of links in mails and QR codes. */
  readonly origin: string;
}

/** The processes of a local portal, in the order in which they are started. */
export function localServices({
  ports,
  databaseUrl,
  testDatabaseUrl,
  dataDir,
  releasesDir,
  smtpUrl,
  smsUrl,
  origin,
}: LocalServicesOptions) {
  const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
  const apiOrigin = `http://127.0.0.1:${ports.api}`;
  const testMode: Readonly<Record<string, string>> = testDatabaseUrl ? { TEST_DATABASE_URL: testDatabaseUrl } : {};
  const apiEnv = {
    DATABASE_URL: databaseUrl,
    ...testMode,
    PORTAL_MODE: 'demo',
    PORTAL_ORIGIN: origin,
    KEYS_DIR: join(dataDir, 'keys'),
    SMTP_URL: smtpUrl,
    CONTACT_EMAIL: 'contact@portal.localhost',
    SMS_URL: smsUrl,
    IDENTITY_PROVIDER_URL: `${sandboxOrigin}/identity`,
    UPLOADS_DIR: join(dataDir, 'uploads'),
    REMITA_BASE_URL: sandboxOrigin,
    REMITA_SCRIPT_URL: `${sandboxOrigin}/payment/v1/remita-pay-inline.bundle.js`,
    REMITA_MERCHANT_ID: remitaDemo.merchantId,
    REMITA_SERVICE_TYPE_ID: remitaDemo.serviceTypeId,
    REMITA_API_KEY: remitaDemo.apiKey,
    REMITA_PUBLIC_KEY: remitaDemo.publicKey,
    REMITA_NOTIFICATION_SECRET: notificationSecret,
    INTERSWITCH_BASE_URL: sandboxOrigin,
    INTERSWITCH_SCRIPT_URL: `${sandboxOrigin}/inline-checkout.js`,
    ...prefixed('INTERSWITCH_', interswitchDemo),
  };
  return {
    sandbox: {
      name: 'payment sandbox',
      entry: 'apps/payment-sandbox/src/main.ts',
      env: {
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_STATE_FILE: join(dataDir, 'payment-sandbox.json'),
        SANDBOX_REMITA_LISTENER_URL: `${apiOrigin}/api/v1/payments/notifications/remita/${notificationSecret}`,
        SANDBOX_INTERSWITCH_WEBHOOK_URL: `${apiOrigin}/api/v1/payments/notifications/interswitch`,
        SANDBOX_POS_PORTAL_URL: `${apiOrigin}/api/v1`,
        ...prefixed('SANDBOX_INTERSWITCH_', interswitchDemo),
      },
      readyUrl: `${sandboxOrigin}/__sandbox/health`,
    },
    api: {
      name: 'api',
      entry: 'apps/api/src/main.ts',
      env: { ...apiEnv, API_ROLE: 'api', API_PORT: String(ports.api) },
      readyUrl: `${apiOrigin}/readyz`,
    },
    worker: {
      name: 'worker',
      entry: 'apps/api/src/main.ts',
      env: { ...apiEnv, API_ROLE: 'worker', API_PORT: String(ports.worker) },
      readyUrl: `http://127.0.0.1:${ports.worker}/readyz`,
    },
    gateway: {
      name: 'gateway',
      entry: 'apps/gateway/src/main.ts',
      env: {
        PORT: String(ports.gateway),
        RELEASES_DIR: releasesDir,
        GATEWAY_STATE_DIR: join(dataDir, 'gateway'),
        API_ORIGIN: apiOrigin,
        PORTAL_ORIGIN: origin,
        PAYMENT_SCRIPT_ORIGINS: sandboxOrigin,
      },
      readyUrl: `http://127.0.0.1:${ports.gateway}/livez`,
    },
  } as const satisfies Record<string, Service>;
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

export type LocalServiceName = keyof ReturnType<typeof localServices>;
