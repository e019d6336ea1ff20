import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets for one purpose. What is sealed for one owner cannot be opened as another's. */
export interface SecretBox {
  seal(plain: string, owner: string): Buffer;
  /** Throws for what was altered, or sealed under another key or for another owner. */
  open(sealed: Buffer, owner: string): string;
  /** Equal for equal texts and tells nothing else: for finding without reading. */
  blindIndex(plain: string): Buffer;
}

const algorithm = 'aes-256-gcm';
/** The first byte, so that a later form can live beside this one. */
const form = 1;
const ivBytes = 12;
const tagBytes = 16;

/** `purpose` gives each use keys of its own. */
export function createSecretBox(dataKey: Buffer, purpose: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `portal ${purpose} ${use}`, 32));
  const encryptionKey = keyFor('encryption');
  const indexKey = keyFor('blind index');
  return {
    seal(plain, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, encryptionKey, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(form), iv, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      if (sealed[0] !== form) throw new TypeError('Not a secret of ours');
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, encryptionKey, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
    blindIndex: (plain) => createHmac('sha256', indexKey).update(plain).digest(),
  };
}
