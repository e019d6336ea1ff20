import { generateKeyPairSync } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDocumentPress } from '../../../ground/papers/index.ts';
import { createReceiptSigner } from '../../../money/receipts/index.ts';
import { certificatesModule } from '../certificates.module.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What serves certificates, with papers and keys of its own. */
export async function startCertificates(db: Database, formerKeys: readonly string[] = []) {
  const press = createDocumentPress({ log: createLogger({ level: 'silent' }), threads: 1 });
  afterAll(() => press.close());
  const key = newKey();
  const keys = receiptKeysOf(key, formerKeys);
  const signer = createReceiptSigner(keys);
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
    ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: true },
  };
  const app = await startModule(db, '2026-11-29T08:00:00Z', (server, { clock }) =>
    certificatesModule(server, { db, clock, signer, press, issuer }),
  );
  const check = (query: Readonly<Record<string, string>>) =>
    app.call('GET', `/clearance/certificates/check?${new URLSearchParams(query)}`);
  return { ...app, key, keys, signer, check };
}
