import { generateKeyPairSync } from 'node:crypto';

/** A new Ed25519 private key in PEM. */
export function newReceiptKeyPem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
