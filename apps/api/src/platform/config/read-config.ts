import { type Role, roleSchema } from '@portal/contracts';
import * as z from 'zod';
import { trustedProxies } from '../http/client-address.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { demoDefaults } from './demo-defaults.ts';
import { productionRefusals } from './production-rules.ts';

const text = z.string('is missing').min(1, 'is missing');
const origin = text.refine(isHttpUrl, 'must be an address such as https://example.org').transform(withoutSlash);
const databaseAddress = text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const proxies = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .refine(areAddresses, 'must be IP addresses or CIDR blocks, separated by commas');

const roleList = z
  .string()
  .default('Admin,Administrator,SuperAdmin,Governor,Tax Office Director,Tax Office Manager')
  .transform((list) => (list === 'none' ? [] : list.split(',').map((name) => name.trim())))
  .refine((names) => names.every(isRole), 'must be roles, separated by commas, or none')
  .transform((names) => names.filter(isRole));
const environment = z.object({
  PORTAL_MODE: z.enum(['demo', 'production'], 'must be demo or production').default('production'),
  API_ROLE: z.enum(['api', 'worker', 'both'], 'must be api, worker or both').default('both'),
  API_HOST: text.default('127.0.0.1'),
  API_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port')
    .default('4001')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port'),
  PORTAL_ORIGIN: origin,
  TRUSTED_PROXIES: proxies,
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level such as info')
    .default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  SETTLEMENT_DIR: text.optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL_URL: databaseAddress.optional(),
  DATABASE_READER_URL: databaseAddress.optional(),
  DATABASE_STANDBYS: z.string().regex(/^\d$/, 'must be a digit').default('0').transform(Number),
  TEST_DATABASE_URL: text.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  KEYS_DIR: text,
  PUBLIC_BILL_DETAILS: z.enum(['masked', 'full'], 'must be masked or full').default('masked'),
  SECOND_FACTOR_ROLES: roleList,
  SERVICE_NAME: text.default('Kaduna State Internal Revenue Service'),
  SMTP_URL: text.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  CONTACT_EMAIL: text.regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'must be an e-mail address').optional(),
  CONTACT_TELEPHONE: text.regex(/^[+\d][\d ]{5,19}$/, 'must be a telephone number').optional(),
  MAIL_FROM: text.regex(/^[^\r\n@]+@[^\r\n@]+$/, 'must be an e-mail address'),
  IDENTITY_PROVIDER_URL: origin,
  IDENTITY_PROVIDER_APP_ID: text,
  IDENTITY_PROVIDER_SECRET: text,
  SMS_URL: origin,
  SMS_API_KEY: text,
  SMS_SENDER: text.regex(/^[A-Za-z0-9 ]{3,11}$/, 'must be 3 to 11 letters and digits'),
  SMS_REPORT_SECRET: text.min(16, 'must be at least 16 characters').optional(),
  SMS_SEGMENT_KOBO: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number of kobo')
    .default('400')
    .transform(Number),
  AGENT_REGISTRATION_FEE_KOBO: z
    .string()
    .regex(/^[1-9]\d{0,12}$/, 'must be a whole number of kobo')
    .default('1000000')
    .transform(Number),
  PAYMENT_RECHECK_DAYS: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,9}$/, 'must be up to ten numbers of days, with commas between them')
    .default('1,3,7,30')
    .transform((days) => days.split(',').map(Number)),
  REMITA_BASE_URL: origin,
  REMITA_SCRIPT_URL: origin,
  REMITA_MERCHANT_ID: text,
  REMITA_SERVICE_TYPE_ID: text,
  REMITA_API_KEY: text,
  REMITA_PUBLIC_KEY: text,
  REMITA_NOTIFICATION_SECRET: text.regex(/^[\w-]{16,}$/, 'must be at least 16 letters, digits, dashes or underscores'),
});

/** All of them or none: a provider that is half set up would fail with a payer's money in its hands. */
const interswitchEnvironment = z.object({
  INTERSWITCH_BASE_URL: origin,
  INTERSWITCH_SCRIPT_URL: origin,
  INTERSWITCH_MERCHANT_CODE: text,
  INTERSWITCH_PAY_ITEM_ID: text,
  INTERSWITCH_CLIENT_ID: text,
  INTERSWITCH_CLIENT_SECRET: text,
  INTERSWITCH_WEBHOOK_SECRET: text,
});

/** All of them or none, as of Interswitch. */
const posEnvironment = z.object({
  POS_BASE_URL: origin,
  POS_API_KEY: text,
  POS_WEBHOOK_SECRET: text,
});

const folderEnvironment = z.object({ UPLOADS_DIR: text });
/** All of them or none; then several replicas share what people handed in. */
const s3Environment = z.object({
  S3_ENDPOINT: origin,
  S3_REGION: text.default('auto'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
});

/** Reads the whole configuration once. Throws a `ConfigError` that names every missing or wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const values = given.PORTAL_MODE === 'demo' ? { ...demoDefaults, ...given } : given;
  const hasInterswitch = Object.keys(interswitchEnvironment.shape).some((name) => name in values);
  const parsed = environment.safeParse(values);
  const interswitch = hasInterswitch
    ? interswitchEnvironment.safeParse(values)
    : { success: true as const, data: undefined, error: undefined };
  const hasPos = Object.keys(posEnvironment.shape).some((name) => name in values);
  const pos = hasPos ? posEnvironment.safeParse(values) : { success: true as const, data: undefined, error: undefined };
  const hasS3 = Object.keys(s3Environment.shape).some((name) => name in values);
  const uploads = hasS3 ? s3Environment.safeParse(values) : folderEnvironment.safeParse(values);
  if (!parsed.success || !interswitch.success || !pos.success || !uploads.success) {
    const issues = [parsed, interswitch, pos, uploads].flatMap(({ error }) => error?.issues ?? []);
    throw new ConfigError(issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  }
  if (parsed.data.PORTAL_MODE === 'production') {
    const refusals = productionRefusals(values);
    if (refusals.length > 0) throw new ConfigError(refusals);
  }
  return toConfig(parsed.data, interswitch.data, pos.data, uploads.data);
}

function toConfig(
  value: z.output<typeof environment>,
  interswitch: z.output<typeof interswitchEnvironment> | undefined,
  pos: z.output<typeof posEnvironment> | undefined,
  uploads: z.output<typeof folderEnvironment> | z.output<typeof s3Environment>,
): Config {
  return {
    mode: value.PORTAL_MODE,
    role: value.API_ROLE,
    host: value.API_HOST,
    port: value.API_PORT,
    portalOrigin: value.PORTAL_ORIGIN,
    trustedProxies: value.TRUSTED_PROXIES,
    rateLimits: value.RATE_LIMITS === 'on',
    logLevel: value.LOG_LEVEL,
    tracesEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    databaseUrl: value.DATABASE_URL,
    databasePoolUrl: value.DATABASE_POOL_URL,
    databaseReaderUrl: value.DATABASE_READER_URL,
    databaseStandbys: value.DATABASE_STANDBYS,
    testDatabaseUrl: value.TEST_DATABASE_URL,
    keysDir: value.KEYS_DIR,
    publicBillDetails: value.PUBLIC_BILL_DETAILS,
    secondFactorRoles: value.SECOND_FACTOR_ROLES,
    serviceName: value.SERVICE_NAME,
    contact: { email: value.CONTACT_EMAIL ?? null, telephone: value.CONTACT_TELEPHONE ?? null },
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    identityProvider: {
      baseUrl: value.IDENTITY_PROVIDER_URL,
      appId: value.IDENTITY_PROVIDER_APP_ID,
      secretKey: value.IDENTITY_PROVIDER_SECRET,
    },
    sms: {
      baseUrl: value.SMS_URL,
      apiKey: value.SMS_API_KEY,
      senderId: value.SMS_SENDER,
      segmentKobo: value.SMS_SEGMENT_KOBO,
      reportSecret: value.SMS_REPORT_SECRET,
    },
    uploads: uploadsConfig(uploads),
    settlementFolder: value.SETTLEMENT_DIR,
    agentRegistrationFeeKobo: value.AGENT_REGISTRATION_FEE_KOBO,
    paymentRecheckDays: value.PAYMENT_RECHECK_DAYS,
    remita: {
      baseUrl: value.REMITA_BASE_URL,
      scriptUrl: value.REMITA_SCRIPT_URL,
      merchantId: value.REMITA_MERCHANT_ID,
      serviceTypeId: value.REMITA_SERVICE_TYPE_ID,
      apiKey: value.REMITA_API_KEY,
      publicKey: value.REMITA_PUBLIC_KEY,
      notificationSecret: value.REMITA_NOTIFICATION_SECRET,
    },
    interswitch: interswitch && {
      baseUrl: interswitch.INTERSWITCH_BASE_URL,
      scriptUrl: interswitch.INTERSWITCH_SCRIPT_URL,
      merchantCode: interswitch.INTERSWITCH_MERCHANT_CODE,
      payItemId: interswitch.INTERSWITCH_PAY_ITEM_ID,
      clientId: interswitch.INTERSWITCH_CLIENT_ID,
      clientSecret: interswitch.INTERSWITCH_CLIENT_SECRET,
      webhookSecret: interswitch.INTERSWITCH_WEBHOOK_SECRET,
    },
    pos: pos && { baseUrl: pos.POS_BASE_URL, apiKey: pos.POS_API_KEY, webhookSecret: pos.POS_WEBHOOK_SECRET },
  };
}

function uploadsConfig(value: z.output<typeof folderEnvironment> | z.output<typeof s3Environment>): Config['uploads'] {
  if ('UPLOADS_DIR' in value) return { kind: 'folder', dir: value.UPLOADS_DIR };
  return {
    kind: 's3',
    endpoint: value.S3_ENDPOINT,
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  };
}

function isRole(value: unknown): value is Role {
  return roleSchema.safeParse(value).success;
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function withoutSlash(value: string): string {
  return value.replace(/(?<!\/)\/+$/, '');
}

function areAddresses(addresses: readonly string[]): boolean {
  try {
    trustedProxies(addresses);
    return true;
  } catch {
    return false;
  }
}
