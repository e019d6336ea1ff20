import { createCipheriv, createECDH, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { type CapturedRecord, consentTextNow, type SealKey } from '@portal/contracts';
import { sharp } from '../platform/pictures/picture-library.ts';

/** Seals as the field page does, written a second time: what one of them changes the other does not follow. */
export function sealedFor(key: SealKey, about: string, bytes: Buffer): string {
  const own = createECDH('prime256v1');
  const sender = own.generateKeys();
  const shared = own.computeSecret(Buffer.from(key.publicKey, 'base64url'));
  const iv = randomBytes(12);
  const cipher = createCipheriv(
    'aes-256-gcm',
    Buffer.from(hkdfSync('sha256', shared, sender, 'portal field record', 32)),
    iv,
  );
  cipher.setAAD(Buffer.from(about));
  return Buffer.concat([Buffer.of(1), sender, iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** A photo with a place and a camera in its file. */
export async function photographed(red: number): Promise<Buffer> {
  return await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg()
    .toBuffer();
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

export function captured(
  of: Pick<CapturedRecord, 'deviceId' | 'enumeratorId'>,
  change: Partial<CapturedRecord> = {},
): CapturedRecord {
  return {
    ...{
      id: randomUUID(),
      ...of,
      capturedAt: new Date(Date.now() - 3_600_000).toISOString(),
      clockZone: 'Africa/Lagos',
    },
    place: { longitude: 7.4383, latitude: 10.5167, accuracyM: 6, isMock: false },
    ...{ address: 'Ibadan Road 12', lgaId: 1, ward: 'Tudun Wada', sign: 'Sabo Demo Tyres', trade: 'workshop' },
    ...{ consent: 'yes', consentText: consentTextNow, consentLanguage: 'ha' },
    ...{ ownerName: 'Sabo Demo-Usman', ownerPhone: '08035554471', photos: [], replaces: null },
    ...change,
  };
}
