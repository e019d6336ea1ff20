import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const secondsList = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be seconds, separated by commas')
  .transform((text) => text.split(',').map(Number));
const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_PORT: port.default(4002),
  SANDBOX_PUBLIC_URL: optionalUrl,
  SANDBOX_STATE_FILE: z.string().optional(),
  SANDBOX_SEED: z.string().optional(),
  SANDBOX_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SANDBOX_REMITA_MERCHANT_ID: z.string().default('2547916'),
  SANDBOX_REMITA_API_KEY: z.string().default('1946'),
  SANDBOX_REMITA_SERVICE_TYPE_ID: z.string().default('4430731'),
  SANDBOX_REMITA_PUBLIC_KEY: z.string().optional(),
  SANDBOX_REMITA_SECRET_KEY: z.string().default('sk_test_local'),
  SANDBOX_REMITA_BILLER_NAME: z.string().default('DEMO STATE REVENUE SERVICE'),
  SANDBOX_REMITA_LISTENER_URL: optionalUrl,
  SANDBOX_REMITA_RETRY_SECONDS: secondsList.default([2, 5, 15, 60]),
  SANDBOX_INTERSWITCH_MERCHANT_CODE: z.string().default('MX6072'),
  SANDBOX_INTERSWITCH_PAY_ITEM_ID: z.string().default('9405967'),
  SANDBOX_INTERSWITCH_CLIENT_ID: z.string().default('IKIAB23A4E2756605C1ABC33CE3C287E27267F660D61'),
  SANDBOX_INTERSWITCH_CLIENT_SECRET: z.string().default('secret'),
  SANDBOX_INTERSWITCH_WEBHOOK_SECRET: z.string().default('whsec_local'),
  SANDBOX_INTERSWITCH_WEBHOOK_URL: optionalUrl,
  SANDBOX_INTERSWITCH_RETRY_SECONDS: secondsList.default([2, 5, 15, 30, 60]),
  SANDBOX_POS_API_KEY: z.string().default('pos-key-local'),
  SANDBOX_POS_SECRET: z.string().default('possec_local'),
  SANDBOX_POS_PORTAL_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4001/api/v1'),
  SANDBOX_IDENTITY_APP_ID: z.string().default('sandbox-app'),
  SANDBOX_IDENTITY_SECRET: z.string().default('sandbox-secret'),
  SANDBOX_IDENTITY_SLOW_MS: z.coerce.number().int().min(0).default(8000),
});

export interface SandboxConfig {
  readonly port: number;
  /** Where browsers reach the sandbox, without a slash at the end. */
  readonly publicUrl: string;
  readonly stateFile: string | undefined;
  readonly seed: string;
  readonly logLevel: string;
  readonly remita: RemitaConfig;
  readonly interswitch: InterswitchConfig;
  readonly pos: PosConfig;
  readonly identity: { readonly appId: string; readonly secretKey: string; readonly slowMs: number };
}

interface PosConfig {
  readonly apiKey: string;
  readonly secret: string;
  /** Where terminals look bills up and send their notices, without a slash at the end. */
  readonly portalUrl: string;
}

export interface RemitaConfig {
  readonly merchantId: string;
  readonly apiKey: string;
  readonly serviceTypeId: string;
  /** Undefined: any base64 text is taken for a public key. */
  readonly publicKey: string | undefined;
  readonly secretKey: string;
  readonly billerName: string;
  readonly listenerUrl: string | undefined;
  readonly retrySeconds: readonly number[];
}

interface InterswitchConfig {
  readonly merchantCode: string;
  readonly payItemId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string | undefined;
  readonly retrySeconds: readonly number[];
}

/** A reason not to start, in one sentence for the person at the terminal. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const value = parsed.data;
  if (value.NODE_ENV === 'production') {
    throw new ConfigError('The payment sandbox does not start when NODE_ENV is production: it takes no real money.');
  }
  return {
    port: value.SANDBOX_PORT,
    publicUrl: (value.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${value.SANDBOX_PORT}`).replace(/(?<!\/)\/+$/, ''),
    stateFile: value.SANDBOX_STATE_FILE,
    // Without a seed no two starts may issue the same references: the merchant keeps those of the last one.
    seed: value.SANDBOX_SEED ?? randomBytes(16).toString('hex'),
    logLevel: value.SANDBOX_LOG_LEVEL,
    remita: {
      merchantId: value.SANDBOX_REMITA_MERCHANT_ID,
      apiKey: value.SANDBOX_REMITA_API_KEY,
      serviceTypeId: value.SANDBOX_REMITA_SERVICE_TYPE_ID,
      publicKey: value.SANDBOX_REMITA_PUBLIC_KEY,
      secretKey: value.SANDBOX_REMITA_SECRET_KEY,
      billerName: value.SANDBOX_REMITA_BILLER_NAME,
      listenerUrl: value.SANDBOX_REMITA_LISTENER_URL,
      retrySeconds: value.SANDBOX_REMITA_RETRY_SECONDS,
    },
    interswitch: {
      merchantCode: value.SANDBOX_INTERSWITCH_MERCHANT_CODE,
      payItemId: value.SANDBOX_INTERSWITCH_PAY_ITEM_ID,
      clientId: value.SANDBOX_INTERSWITCH_CLIENT_ID,
      clientSecret: value.SANDBOX_INTERSWITCH_CLIENT_SECRET,
      webhookSecret: value.SANDBOX_INTERSWITCH_WEBHOOK_SECRET,
      webhookUrl: value.SANDBOX_INTERSWITCH_WEBHOOK_URL,
      retrySeconds: value.SANDBOX_INTERSWITCH_RETRY_SECONDS,
    },
    pos: {
      apiKey: value.SANDBOX_POS_API_KEY,
      secret: value.SANDBOX_POS_SECRET,
      portalUrl: value.SANDBOX_POS_PORTAL_URL.replace(/(?<!\/)\/+$/, ''),
    },
    identity: {
      appId: value.SANDBOX_IDENTITY_APP_ID,
      secretKey: value.SANDBOX_IDENTITY_SECRET,
      slowMs: value.SANDBOX_IDENTITY_SLOW_MS,
    },
  };
}
