import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoDeclarations } from './seed-demo-declarations.ts';

const { db, url } = await createTestDatabase();
await seedDemoAccounts(url, randomBytes(32));

it('the demonstration has declarations in every state, each with its bill, once', async () => {
  const made = await Promise.all([seedDemoDeclarations(url), seedDemoDeclarations(url)]);
  expect(made.sort()).toEqual([0, 4]);
  const { rows } = await db.$client.query(
    `select d.state, o.status, count(*)::int as count from infrastructure_declarations d
     join bill_overviews o on o.bill_id = d.bill_id group by 1, 2 order by 1, 2`,
  );
  expect(rows).toEqual([
    { state: 'confirmed', status: 'unpaid', count: 1 },
    { state: 'received', status: 'unpaid', count: 2 },
    { state: 'rejected', status: 'cancelled', count: 1 },
  ]);
  const cases = await db.$client.query(
    `select d.state = w.state as agrees, count(*)::int as count from infrastructure_declarations d
     left join work_items w on w.kind = 'declaration-check' and w.subject = 'declaration:' || d.id group by 1`,
  );
  expect(cases.rows).toEqual([{ agrees: true, count: 4 }]);
});
