import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto';
import type { SealKey } from '@portal/contracts';

const curve = 'prime256v1';
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const [form, pointBytes, ivBytes, tagBytes] = [1, 65, 12, 16] as const;

export interface FieldSeal {
  /** What phones seal for. */
  readonly key: SealKey;
  /** What was sealed about this; undefined of anything else. */
  readonly open: (sealed: string, about: string) => Buffer | undefined;
}

/** The server's half of the seal: phones make a key for each text, and only this opens it (docs/decisions/0857). */
export function createFieldSeal(dataKey: Buffer): FieldSeal {
  const drawn = BigInt(`0x${Buffer.from(hkdfSync('sha256', dataKey, '', 'portal street seal', 48)).toString('hex')}`);
  const own = createECDH(curve);
  own.setPrivateKey(Buffer.from(((drawn % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex'));
  const point = own.getPublicKey();
  const id = createHash('sha256').update(point).digest('base64url').slice(0, 12);
  return {
    key: { id, publicKey: point.toString('base64url') },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes[0] !== form || bytes.length <= 1 + pointBytes + ivBytes + tagBytes) return undefined;
      const sender = bytes.subarray(1, 1 + pointBytes);
      const iv = bytes.subarray(1 + pointBytes, 1 + pointBytes + ivBytes);
      try {
        const shared = own.computeSecret(sender);
        const textKey = Buffer.from(hkdfSync('sha256', shared, sender, 'portal field record', 32));
        const decipher = createDecipheriv('aes-256-gcm', textKey, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(1 + pointBytes + ivBytes, -tagBytes)), decipher.final()]);
      } catch {
        // A point that is none, or a text that was altered or sealed for somebody else.
        return undefined;
      }
    },
  };
}
