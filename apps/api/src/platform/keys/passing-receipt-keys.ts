import { generateKeyPairSync } from 'node:crypto';
import { type ReceiptKeys, receiptKeysOf } from './receipt-keys.ts';

/** A key that ends with this process: what it signed is proved by nobody, which is right for receipts of test mode. */
export function passingReceiptKeys(): ReceiptKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  return receiptKeysOf(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, []);
}
