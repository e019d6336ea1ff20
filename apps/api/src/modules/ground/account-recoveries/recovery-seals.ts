import { timingSafeEqual } from 'node:crypto';
import { createSecretBox } from '../../../platform/keys/secret-box.ts';

const idBytes = 16;
const signatureBytes = 17;

/** Numbers of papers lie sealed in the database; links that stop a way back are signed, and no job or row holds one. */
export interface RecoverySeals {
  sealNumber(number: string, userId: string): Buffer;
  openNumber(sealed: Buffer, userId: string): string;
  /** 44 letters: it goes by text message as well. */
  stopToken(recoveryId: string): string;
  /** The way back that a token stops; undefined for what we did not sign. */
  stoppedBy(token: string): string | undefined;
}

export function createRecoverySeals(dataKey: Buffer): RecoverySeals {
  const box = createSecretBox(dataKey, 'account recoveries');
  const signatureOf = (id: string) => box.blindIndex(`stop ${id}`).subarray(0, signatureBytes);
  return {
    sealNumber: (number, userId) => box.seal(number, `paper ${userId}`),
    openNumber: (sealed, userId) => box.open(sealed, `paper ${userId}`),
    stopToken: (id) =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(id)]).toString('base64url'),
    stoppedBy(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return undefined;
      const id = bytes
        .subarray(0, idBytes)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return timingSafeEqual(signatureOf(id), bytes.subarray(idBytes)) ? id : undefined;
    },
  };
}
