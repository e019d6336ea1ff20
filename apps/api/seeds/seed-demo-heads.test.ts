import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoHeads } from './seed-demo-heads.ts';

const { db, url } = await createTestDatabase();
await seedDemoAccounts(url, randomBytes(32));

it('each Admin of the demonstration finds a proposal of the other one, once, and no head is changed by it', async () => {
  const heads = async () => (await db.$client.query('select * from revenue_heads order by id')).rows;
  const before = await heads();
  const made = await Promise.all([seedDemoHeads(url), seedDemoHeads(url)]);
  expect(made.sort()).toEqual([0, 2]);
  const { rows } = await db.$client.query(
    `select c.name_before is null as "isNew", u.email as by, w.state from revenue_head_changes c join users u on u.id = c.proposed_by
     join work_items w on w.kind = 'head-release' and w.subject = 'revenue-head:' || c.id order by u.email`,
  );
  expect(rows).toEqual([
    { isNew: true, by: 'admin-2@demo.test', state: 'proposed' },
    { isNew: false, by: 'admin@demo.test', state: 'proposed' },
  ]);
  expect(await heads()).toEqual(before);
});
