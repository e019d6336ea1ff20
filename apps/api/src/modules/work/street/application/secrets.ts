import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { createSecretBox } from '../../../../platform/keys/secret-box.ts';

/** Of links, PINs and phones only keyed digests are kept: whoever reads the tables enrols nothing. */
export function createStreetSecrets(dataKey: Buffer) {
  const box = createSecretBox(dataKey, 'street');
  return {
    newToken: () => randomBytes(32).toString('base64url'),
    newPin: () => String(randomInt(1_000_000)).padStart(6, '0'),
    tokenDigest: (token: string) => box.blindIndex(`link:${token}`),
    /** A PIN is short: its digest is of this link alone. */
    pinDigest: (token: string, pin: string) => box.blindIndex(`pin:${token}:${pin}`),
    deviceDigest: (deviceId: string, secret: string) => box.blindIndex(`device:${deviceId}:${secret}`),
    isSame: (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b),
  };
}

export type StreetSecrets = ReturnType<typeof createStreetSecrets>;
