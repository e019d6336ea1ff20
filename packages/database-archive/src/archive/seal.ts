import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ArchiveRefused } from './archive-refused.ts';

const algorithm = 'aes-256-gcm';
/** The first byte, so that a later form can live beside this one. */
const form = 1;
const ivBytes = 12;
const tagBytes = 16;
/** Logs of a quiet database are mostly zeros, which the quickest level finds as well. */
const quickest = { level: 1 };

/** Closes what leaves the machine: whoever has the storage and not the key learns sizes and times. */
export interface Seal {
  /** Compressed and encrypted; `owner` is where it will lie. */
  close(plain: Buffer, owner: string): Promise<Buffer>;
  /** Throws for what was altered, lies elsewhere than where it was closed for, or was closed with another key. */
  open(sealed: Buffer, owner: string): Promise<Buffer>;
}

export function createSeal(key: Buffer): Seal {
  const encryptionKey = Buffer.from(hkdfSync('sha256', key, '', 'portal database archive', 32));
  return {
    async close(plain, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, encryptionKey, iv).setAAD(Buffer.from(owner));
      const body = [cipher.update(await promisify<Buffer, object, Buffer>(gzip)(plain, quickest)), cipher.final()];
      return Buffer.concat([Buffer.of(form), iv, cipher.getAuthTag(), ...body]);
    },
    async open(sealed, owner) {
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      try {
        if (sealed[0] !== form) throw new TypeError('Not a form of ours');
        const decipher = createDecipheriv(algorithm, encryptionKey, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        const body = Buffer.concat([decipher.update(sealed.subarray(1 + ivBytes + tagBytes)), decipher.final()]);
        return await promisify<Buffer, Buffer>(gunzip)(body);
      } catch (error) {
        throw new ArchiveRefused(`${owner} cannot be opened: it was altered, or ARCHIVE_KEY_FILE is another key`, {
          cause: error,
        });
      }
    },
  };
}
