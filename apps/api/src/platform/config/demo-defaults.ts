const sandbox = 'http://127.0.0.1:4002';

/** What a local start may leave out. The providers' values are their published test credentials. */
export const demoDefaults: Readonly<Record<string, string>> = {
  PORTAL_ORIGIN: 'http://localhost:4000',
  KEYS_DIR: '.data/keys',
  // Directors and managers of the demonstration sign in without an authenticator.
  SECOND_FACTOR_ROLES: 'Admin,Administrator,SuperAdmin,Governor',
  SMTP_URL: 'smtp://127.0.0.1:4004',
  MAIL_FROM: 'no-reply@portal.localhost',
  IDENTITY_PROVIDER_URL: `${sandbox}/identity`,
  IDENTITY_PROVIDER_APP_ID: 'sandbox-app',
  IDENTITY_PROVIDER_SECRET: 'sandbox-secret',
  SMS_URL: 'http://127.0.0.1:4003',
  SMS_API_KEY: 'sandbox-sms-key',
  SMS_SENDER: 'KADIRS',
  UPLOADS_DIR: '.data/uploads',
  REMITA_BASE_URL: sandbox,
  REMITA_SCRIPT_URL: `${sandbox}/payment/v1/remita-pay-inline.bundle.js`,
  REMITA_MERCHANT_ID: '2547916',
  REMITA_SERVICE_TYPE_ID: '4430731',
  REMITA_API_KEY: '1946',
  REMITA_PUBLIC_KEY: 'ZGVtby1wdWJsaWMta2V5',
  REMITA_NOTIFICATION_SECRET: 'local-demonstration',
  INTERSWITCH_BASE_URL: sandbox,
  INTERSWITCH_SCRIPT_URL: `${sandbox}/inline-checkout.js`,
  INTERSWITCH_MERCHANT_CODE: 'MX6072',
  INTERSWITCH_PAY_ITEM_ID: '9405967',
  INTERSWITCH_CLIENT_ID: 'IKIAB23A4E2756605C1ABC33CE3C287E27267F660D61',
  INTERSWITCH_CLIENT_SECRET: 'secret',
  INTERSWITCH_WEBHOOK_SECRET: 'whsec_local',
};
