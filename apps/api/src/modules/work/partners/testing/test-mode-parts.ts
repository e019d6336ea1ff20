import { seedTestMode } from '../../../../../seeds/seed-test-mode.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';
import { passingReceiptKeys } from '../../../../platform/keys/passing-receipt-keys.ts';
import { testModePersonId } from '../../../../platform/test-mode/test-mode-person.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import { createReceiptProver, createReceiptSigner } from '../../../money/receipts/index.ts';
import { createCheckByNumber } from '../../clearance/index.ts';
import { keyDigest, makeKey } from '../application/partner-key.ts';
import type { TestModeParts } from '../application/partners-deps.ts';

/** A second database as an installation has it for test mode; its jobs are run when asked. */
export async function givenTestMode() {
  const { db, ownerUrl } = await createTestDatabase();
  await seedTestMode(ownerUrl);
  const handlers = new Map<string, (data: object, signal: AbortSignal) => Promise<void>>();
  const taken: { readonly name: string; readonly data: object }[] = [];
  const testDb = db as TestModeDatabase;
  const parts: TestModeParts = {
    db: testDb,
    bills: createBillReader(testDb),
    checkCertificate: createCheckByNumber(testDb),
    proveReceipt: createReceiptProver(createReceiptSigner(passingReceiptKeys()), 'https://pay.example.gov.ng'),
    jobs: {
      handle: (job, handler) => void handlers.set(job.name, handler as never),
      enqueue: async (_transaction, { name }, data) => void taken.push({ name, data }),
    },
  };
  return {
    parts,
    db,
    async runJobs(): Promise<void> {
      for (const { name, data } of taken.splice(0)) await handlers.get(name)?.(data, new AbortController().signal);
    },
  };
}

/** A test key of the first expert system, of a code of its own. */
export async function givenTestKey({ $client }: Database): Promise<string> {
  const { key, handle } = makeKey('test');
  await $client.query(
    `with code as (
       insert into engine_codes (expert_system_id, code) values (1, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))) returning id
     )
     insert into partner_keys (handle, secret_hash, expert_system_id, engine_code_id, name, scopes, created_by, expires_at)
     select $1, $2, 1, id, 'Server', '{bills,read}', $3, clock_timestamp() + interval '90 days' from code`,
    [handle, keyDigest(key), testModePersonId],
  );
  return key;
}
