import { isIP } from 'node:net';
import { demoDefaults } from './demo-defaults.ts';

const testHosts =
  /(^|\.)(demo\.remita\.net|remitademo\.net|sandbox\.dojah\.io|qa\.interswitchng\.com|localhost|local|internal)$/;

/** A demonstration's value in production would take real people's money to nobody, or let anybody forge a call. */
const mustDiffer = [
  'REMITA_MERCHANT_ID',
  'REMITA_API_KEY',
  'REMITA_NOTIFICATION_SECRET',
  'INTERSWITCH_CLIENT_SECRET',
  'INTERSWITCH_WEBHOOK_SECRET',
  'IDENTITY_PROVIDER_SECRET',
  'SMS_API_KEY',
] as const;
const providerUrls = [
  'REMITA_BASE_URL',
  'REMITA_SCRIPT_URL',
  'INTERSWITCH_BASE_URL',
  'INTERSWITCH_SCRIPT_URL',
  'IDENTITY_PROVIDER_URL',
  'SMS_URL',
] as const;

/** What production refuses although each value alone is well-formed. */
export function productionRefusals(env: Readonly<Record<string, string | undefined>>): string[] {
  const refusals: string[] = [];
  for (const name of providerUrls) {
    const url = env[name];
    if (url === undefined) continue;
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' || testHosts.test(hostname) || isIP(hostname.replace(/[[\]]/g, '')) > 0) {
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
  if (!env.PORTAL_ORIGIN?.startsWith('https://'))
    refusals.push('PORTAL_ORIGIN must be an https address in production.');
  if (env.SECOND_FACTOR_ROLES !== undefined && !env.SECOND_FACTOR_ROLES.includes('SuperAdmin')) {
    refusals.push('SECOND_FACTOR_ROLES must name SuperAdmin in production.');
  }
  if (env.RATE_LIMITS === 'off') refusals.push('RATE_LIMITS cannot be off in production.');
  return refusals;
}
