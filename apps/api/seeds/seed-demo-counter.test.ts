import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoCounter } from './seed-demo-counter.ts';

const { db, url } = await createTestDatabase();
await seedDemoAccounts(url, randomBytes(32));

it('the demonstration has bills of a counter, raised by its clerk, once', async () => {
  const made = await Promise.all([seedDemoCounter(url), seedDemoCounter(url)]);
  expect(made.sort()).toEqual([0, 3]);
  const { rows } = await db.$client.query(
    `select u.email, b.mda_id as mda, b.standing, count(*)::int as count from counter_bills c
     join bills b on b.id = c.bill_id join users u on u.id = c.raised_by group by 1, 2, 3`,
  );
  expect(rows).toEqual([{ email: 'mda-user@demo.test', mda: 2, standing: 'open', count: 3 }]);
});
