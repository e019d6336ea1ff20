import { describe, expect, it } from 'vitest';
import { productionSettings } from '../../testing/production-env.ts';
import { ConfigError } from './config-error.ts';
import { demoDefaults } from './demo-defaults.ts';
import { readConfig } from './read-config.ts';

const demo = { PORTAL_MODE: 'demo', DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1/portal' };
const production = { ...productionSettings, DATABASE_URL: demo.DATABASE_URL };

function sentencesOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('of a local start needs a database only', () => {
    expect(readConfig(demo)).toMatchObject({
      mode: 'demo',
      role: 'both',
      host: '127.0.0.1',
      port: 4001,
      publicBillDetails: 'masked',
      portalOrigin: 'http://localhost:4000',
      remita: { baseUrl: 'http://127.0.0.1:4002', merchantId: '2547916' },
    });
  });

  it('is for production unless it says otherwise, and production has no defaults for what matters', () => {
    const sentences = sentencesOf({});
    for (const name of ['DATABASE_URL', 'KEYS_DIR', 'REMITA_API_KEY', 'SMTP_URL', 'PORTAL_ORIGIN']) {
      expect(sentences).toContain(`${name} is missing.`);
    }
  });

  it.each([
    { name: 'API_PORT', value: 'http', sentence: 'API_PORT must be a port.' },
    { name: 'API_PORT', value: '70000', sentence: 'API_PORT must be a port.' },
    { name: 'API_ROLE', value: 'boss', sentence: 'API_ROLE must be api, worker or both.' },
    { name: 'DATABASE_URL', value: 'mysql://x', sentence: 'DATABASE_URL must begin with postgres://.' },
    {
      name: 'PORTAL_ORIGIN',
      value: 'localhost',
      sentence: 'PORTAL_ORIGIN must be an address such as https://example.org.',
    },
    {
      name: 'TRUSTED_PROXIES',
      value: '10.0.0.0/8,gateway',
      sentence: 'TRUSTED_PROXIES must be IP addresses or CIDR blocks, separated by commas.',
    },
    {
      name: 'SECOND_FACTOR_ROLES',
      value: 'Admin,Boss',
      sentence: 'SECOND_FACTOR_ROLES must be roles, separated by commas, or none.',
    },
    { name: 'SMS_SENDER', value: 'a long sender id', sentence: 'SMS_SENDER must be 3 to 11 letters and digits.' },
    {
      name: 'AGENT_REGISTRATION_FEE_KOBO',
      value: '10.50',
      sentence: 'AGENT_REGISTRATION_FEE_KOBO must be a whole number of kobo.',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      value: 'collector:4318',
      sentence: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as https://example.org.',
    },
    { name: 'SMTP_URL', value: 'mail', sentence: 'SMTP_URL must begin with smtp:// or smtps://.' },
  ])('says in one sentence what is wrong with $name=$value', ({ name, value, sentence }) => {
    expect(sentencesOf({ ...demo, [name]: value })).toEqual([sentence]);
  });

  it('of production asks everybody who decides for a second factor unless it says more', () => {
    expect(readConfig(production).secondFactorRoles).toEqual(
      expect.arrayContaining(['Admin', 'Administrator', 'SuperAdmin', 'Tax Office Director', 'Tax Office Manager']),
    );
  });

  it('treats an empty variable as a missing one', () => {
    expect(sentencesOf({ ...demo, DATABASE_URL: '' })).toEqual(['DATABASE_URL is missing.']);
  });

  it('accepts a complete production configuration', () => {
    expect(sentencesOf(production)).toEqual([]);
  });

  it('of production may leave Interswitch out, as a whole', () => {
    const withoutInterswitch = Object.fromEntries(
      Object.entries(production).filter(([name]) => !name.startsWith('INTERSWITCH_')),
    );
    expect(readConfig(withoutInterswitch).interswitch).toBeUndefined();
    expect(sentencesOf({ ...withoutInterswitch, INTERSWITCH_CLIENT_SECRET: 'live-secret' })).toEqual(
      ['BASE_URL', 'SCRIPT_URL', 'MERCHANT_CODE', 'PAY_ITEM_ID', 'CLIENT_ID', 'WEBHOOK_SECRET'].map(
        (name) => `INTERSWITCH_${name} is missing.`,
      ),
    );
  });

  it('keeps uploads in a folder, or in S3-compatible storage that is named completely', () => {
    expect(readConfig(production).uploads).toEqual({ kind: 'folder', dir: '.data/uploads' });
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.org/uploads',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'storage-key-4c1e9',
    };
    expect(readConfig({ ...production, UPLOADS_DIR: undefined, ...s3 }).uploads).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.org/uploads',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'storage-key-4c1e9',
    });
    expect(sentencesOf({ ...production, S3_ENDPOINT: s3.S3_ENDPOINT })).toEqual([
      'S3_ACCESS_KEY_ID is missing.',
      'S3_SECRET_ACCESS_KEY is missing.',
    ]);
  });

  it.each(Object.keys(production).filter((name) => name in demoDefaults || name === 'DATABASE_URL'))(
    'of production does without nothing: %s',
    (name) => {
      expect(sentencesOf({ ...production, [name]: undefined })).toEqual([`${name} is missing.`]);
    },
  );

  it.each([
    ['REMITA_BASE_URL', 'http://127.0.0.1:4002'],
    ['REMITA_BASE_URL', 'https://localhost:4002'],
    ['REMITA_BASE_URL', 'https://[::1]:4002'],
    ['REMITA_BASE_URL', 'https://10.0.0.7'],
    ['REMITA_BASE_URL', 'https://demo.remita.net'],
    ['REMITA_BASE_URL', 'https://localhost.:4002'],
    ['REMITA_BASE_URL', 'https://LOCALHOST'],
    ['REMITA_BASE_URL', 'https://127.1'],
    ['REMITA_BASE_URL', 'https://2130706433'],
    ['REMITA_BASE_URL', 'https://0x7f.0.0.1'],
    ['REMITA_BASE_URL', 'https://0177.0.0.1'],
    ['REMITA_BASE_URL', 'https://0'],
    ['REMITA_BASE_URL', 'https://[::ffff:127.0.0.1]'],
    ['REMITA_BASE_URL', 'https://[0:0:0:0:0:0:0:1]'],
    ['REMITA_BASE_URL', 'https://login.remita.net@127.0.0.1'],
    ['REMITA_BASE_URL', 'https://127.0.0.1.nip.io'],
    ['REMITA_BASE_URL', 'https://localtest.me'],
    ['REMITA_BASE_URL', 'https://ip6-localhost'],
    ['REMITA_BASE_URL', 'https://localhost.localdomain'],
    ['REMITA_BASE_URL', 'https://sandbox'],
    ['REMITA_API_KEY', 'live-key'],
    ['INTERSWITCH_CLIENT_SECRET', 'fifteen-letters'],
    ['INTERSWITCH_WEBHOOK_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['IDENTITY_PROVIDER_SECRET', 'abc'],
    ['SMS_API_KEY', '0123456789'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1, 0.0.0.0/1, 128.0.0.0/1'],
    ['TRUSTED_PROXIES', '::/0'],
    ['TRUSTED_PROXIES', '::ffff:0.0.0.0/96'],
    ['SMTP_URL', 'smtp://mail.example.gov.ng:587'],
    ['SMTP_URL', 'smtp://10.0.0.5'],
    ['SMTP_URL', 'smtp://127.0.0.1.example.com'],
    ['SMTP_URL', 'smtps://mail.example.gov.ng?tls.rejectUnauthorized=false'],
    ['INTERSWITCH_BASE_URL', 'https://qa.interswitchng.com'],
    ['REMITA_SCRIPT_URL', 'http://login.remita.net/x.js'],
    ['REMITA_API_KEY', '1946'],
    ['REMITA_NOTIFICATION_SECRET', 'local-demonstration'],
    ['IDENTITY_PROVIDER_URL', 'http://127.0.0.1:4002/identity'],
    ['IDENTITY_PROVIDER_URL', 'https://sandbox.dojah.io'],
    ['IDENTITY_PROVIDER_SECRET', 'sandbox-secret'],
    ['SMS_URL', 'http://127.0.0.1:4003'],
    ['SMS_API_KEY', 'sandbox-sms-key'],
    ['PORTAL_ORIGIN', 'http://pay.example.gov.ng'],
    ['RATE_LIMITS', 'off'],
    ['SECOND_FACTOR_ROLES', 'none'],
    ['SECOND_FACTOR_ROLES', 'SuperAdmin'],
    ['SECOND_FACTOR_ROLES', 'Admin,Administrator,SuperAdmin,Governor'],
    ['SECOND_FACTOR_ROLES', 'Admin,Administrator,SuperAdmin,Tax Office Director'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://10.0.0.5:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example.org'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1.example.org:4318'],
  ])('of production refuses %s=%s', (name, value) => {
    const sentences = sentencesOf({ ...production, [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(name);
  });

  it.each([
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::ffff:10.0.0.0/104, fc00::/7, 41.58.0.1'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtp://localhost'],
    ['SMTP_URL', 'smtp://mail.example.gov.ng:587?requireTLS=true'],
    ['SMTP_URL', 'smtps://portal:word@mail.example.gov.ng'],
    ['REMITA_BASE_URL', 'https://login.remita.net.'],
    ['SECOND_FACTOR_ROLES', 'Admin, Administrator, SuperAdmin, Tax Office Director, Tax Office Manager'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://[::1]:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.example.org'],
  ])('of production takes %s=%s', (name, value) => {
    expect(sentencesOf({ ...production, [name]: value })).toEqual([]);
  });

  it('never repeats a value it refuses, which may be a secret', () => {
    const sentences = sentencesOf({
      ...production,
      DATABASE_URL: 'mysql://portal:hunter2@db',
      REMITA_NOTIFICATION_SECRET: 'hunter2',
    });
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toContain('hunter2');
  });
});
