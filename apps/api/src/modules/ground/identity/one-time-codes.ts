import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps a phone's clock may be off, to either side. */
const tolerance = 1;

/** 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function otpauthUriOf(secret: string, issuer: string, email: string): string {
  return new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step a code belongs to; undefined when it belongs to none near `now`. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / form.period) + delta;
}

export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
}

const recoveryCodeCount = 10;

/** For the day the phone is lost: 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32;
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
}

/** As it was printed, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
}
