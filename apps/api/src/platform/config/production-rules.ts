import { isIP } from 'node:net';
import { demoDefaults } from './demo-defaults.ts';

const testHosts =
  /(^|\.)(demo\.remita\.net|remitademo\.net|sandbox\.dojah\.io|qa\.interswitchng\.com|localhost|localdomain|local|internal|lan|home\.arpa|test|example|invalid|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me)$/;
/** What a guess takes for ever. */
const shortestSecret = 16;
const fewestCharacters = 5;

/** A demonstration's value in production would take real people's money to nobody, or let anybody forge a call. */
const mustDiffer = [
  'REMITA_MERCHANT_ID',
  'REMITA_API_KEY',
  'REMITA_NOTIFICATION_SECRET',
  'INTERSWITCH_CLIENT_SECRET',
  'INTERSWITCH_WEBHOOK_SECRET',
  'POS_API_KEY',
  'POS_WEBHOOK_SECRET',
  'IDENTITY_PROVIDER_SECRET',
  'SMS_API_KEY',
] as const;
/** What we prove ourselves with, or what somebody proves themselves to us with. */
const secrets = [
  'REMITA_API_KEY',
  'REMITA_NOTIFICATION_SECRET',
  'INTERSWITCH_CLIENT_SECRET',
  'INTERSWITCH_WEBHOOK_SECRET',
  'POS_API_KEY',
  'POS_WEBHOOK_SECRET',
  'IDENTITY_PROVIDER_SECRET',
  'SMS_API_KEY',
  'S3_SECRET_ACCESS_KEY',
] as const;
const providerUrls = [
  'REMITA_BASE_URL',
  'REMITA_SCRIPT_URL',
  'INTERSWITCH_BASE_URL',
  'INTERSWITCH_SCRIPT_URL',
  'POS_BASE_URL',
  'IDENTITY_PROVIDER_URL',
  'SMS_URL',
] as const;

/** What production refuses although each value alone is well-formed. */
export function productionRefusals(env: Readonly<Record<string, string | undefined>>): string[] {
  const refusals: string[] = [];
  for (const name of providerUrls) {
    const url = env[name];
    if (url === undefined) continue;
    if (!isProvidersOwn(new URL(url))) {
      refusals.push(
        `${name} points to a test or local address; production speaks to the provider's own https address only.`,
      );
    }
  }
  for (const name of mustDiffer) {
    if (env[name] === demoDefaults[name]) {
      refusals.push(`${name} is the value of the demonstration; production needs your own.`);
    }
  }
  for (const name of secrets) {
    const secret = env[name];
    if (secret === undefined || env[name] === demoDefaults[name]) continue;
    if (secret.length < shortestSecret || new Set(secret).size < fewestCharacters)
      refusals.push(
        `${name} is too short to keep anybody out: production needs at least ${shortestSecret} characters.`,
      );
  }
  if (env.SMTP_URL !== undefined && !isPrivateMail(env.SMTP_URL)) {
    refusals.push(
      'SMTP_URL sends mails in the clear to another host: use smtps://, or smtp:// with ?requireTLS=true, in production.',
    );
  }
  if (trustsHalfTheWorld(env.TRUSTED_PROXIES ?? '')) {
    refusals.push('TRUSTED_PROXIES trusts far too many addresses: name the proxies, or a block of your own network.');
  }
  if (!env.PORTAL_ORIGIN?.startsWith('https://'))
    refusals.push('PORTAL_ORIGIN must be an https address in production.');
  const leftOut = decidersWithoutSecondFactor(env.SECOND_FACTOR_ROLES);
  if (leftOut.length > 0) {
    refusals.push(`SECOND_FACTOR_ROLES leaves out who decides: it must name ${leftOut.join(', ')} in production.`);
  }
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && !isPrivateCollector(env.OTEL_EXPORTER_OTLP_ENDPOINT)) {
    refusals.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT sends traces in the clear to another host: use https, or a collector on this machine, in production.',
    );
  }
  if (env.RATE_LIMITS === 'off') refusals.push('RATE_LIMITS cannot be off in production.');
  return refusals;
}

/** What a second person releases is worth no more than the password of either. */
const deciders = ['Admin', 'Administrator', 'SuperAdmin', 'Tax Office Director', 'Tax Office Manager'] as const;

/** Nobody, where the setting is left to its default. */
function decidersWithoutSecondFactor(setting: string | undefined): readonly string[] {
  const named = setting?.split(',').map((name) => name.trim());
  return named ? deciders.filter((role) => !named.includes(role)) : [];
}

/** Traces name the calls of people. */
function isPrivateCollector(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || isThisMachine(hostname);
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** However an address of this machine is spelt: `URL` has made numbers of it already, and a name may end with a dot. */
function isProvidersOwn({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '');
  const isName = isIP(host.replace(/[[\]]/g, '')) === 0 && host.includes('.');
  return protocol === 'https:' && isName && !testHosts.test(host);
}

/** A relay on this machine, or a connection that is encrypted or not made at all. */
function isPrivateMail(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isThisMachine(hostname)) return true;
  if (searchParams.get('tls.rejectUnauthorized') === 'false' || searchParams.get('ignoreTLS') === 'true') return false;
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || searchParams.get('secure') === 'true';
}

/** Whoever trusts half of the world believes anybody's word about who they are. */
function trustsHalfTheWorld(proxies: string): boolean {
  return proxies.split(',').some((entry) => {
    const [address = '', bits] = entry.trim().split('/');
    if (bits === undefined) return false;
    const leastBits = isIP(address) === 4 ? 8 : address.startsWith('::ffff:') ? 104 : 7;
    return Number(bits) < leastBits;
  });
}
