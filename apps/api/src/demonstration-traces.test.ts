import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { seedDemoAccounts } from '../seeds/seed-demo-accounts.ts';
import { demoBillReferences, requireNoDemonstration } from './demonstration-traces.ts';
import { writeAudit } from './modules/ground/audit/index.ts';
import { loadDataKey } from './platform/keys/load-data-key.ts';
import { loadReceiptKeys } from './platform/keys/load-receipt-keys.ts';
import { apiProcesses, soon } from './testing/api-process.ts';
import { givenBill } from './testing/given.ts';
import { givenUser } from './testing/given-user.ts';
import { productionEnv } from './testing/production-env.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
const env = await productionEnv({ DATABASE_URL: url });
const { run } = apiProcesses({});

describe('a database for production', () => {
  it('serves while nothing of a demonstration was ever written to it', async () => {
    await requireNoDemonstration(db.$client);
    const { complaints, origin } = run(env);
    const address = await origin();
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), soon);
    expect(complaints()).toBe('');
  });

  it.each([
    ['bills that nobody owes', () => givenBill(db, { reference: demoBillReferences.names })],
    ['accounts whose password everybody knows', () => givenUser(db, { roles: ['Admin'], email: 'admin@demo.test' })],
    [
      'entries of a demonstration in the audit log',
      () =>
        db.transaction((tx) =>
          writeAudit(tx, { actor: { system: 'demonstration' }, action: 'user.created', subject: 'user:1' }),
        ),
    ],
  ])('is refused for %s', async (trace, leave) => {
    await leave();
    await expect(requireNoDemonstration(db.$client)).rejects.toThrow(trace);
  });

  it('is refused at the start, in a sentence', async () => {
    const { exit, complaints } = run(env);
    expect(await exit).toBe(1);
    expect(complaints()).toMatch(
      /^The database of DATABASE_URL has held a demonstration \(.*\): production starts on .*\n$/,
    );
  });
});

describe('what the demonstration’s seed writes', () => {
  it('is found, whatever becomes of its accounts', async () => {
    const { db: other, url: itsUrl } = await createTestDatabase();
    await seedDemoAccounts(itsUrl, Buffer.alloc(32, 1));
    await other.$client.query(`update users set email = number || '@renamed.example' from
      (select id, row_number() over () as number from users) numbered where users.id = numbered.id`);
    await expect(requireNoDemonstration(other.$client)).rejects.toThrow('audit log');
  });
});

describe('keys for production', () => {
  const dir = env.KEYS_DIR ?? '';

  it('are no keys that a demonstration made, wherever they are carried', async () => {
    await loadReceiptKeys({ dir, generate: false });
    await loadDataKey({ dir, generate: false });
    const demo = join(dir, 'of-a-demonstration');
    await loadReceiptKeys({ dir: demo, generate: true });
    await loadDataKey({ dir: demo, generate: true });
    await expect(loadReceiptKeys({ dir: demo, generate: false })).rejects.toThrow('made by a demonstration');
    await expect(loadDataKey({ dir: demo, generate: false })).rejects.toThrow('made by a demonstration');
  });
});
