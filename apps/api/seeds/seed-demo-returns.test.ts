import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoReturns } from './seed-demo-returns.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { db, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl, now);
await seedDemoAccounts(ownerUrl, key);
await seedDemoRegistrations(ownerUrl, key);
await seedDemoRegisters(ownerUrl);
const made = await seedDemoReturns(ownerUrl, now);

const rows = async (text: string) => (await db.$client.query(text)).rows;

it('is made once, with returns in time, late, missing and amended', async () => {
  expect(made).toBeGreaterThan(40);
  expect(await seedDemoReturns(ownerUrl, now)).toBe(0);
  const [counts] = await rows(
    `select count(*) filter (where status = 'filed')::int as filed, count(*) filter (where status = 'filed-late')::int as late,
       count(*) filter (where status = 'missing')::int as missing from reading.duties where kind = 'consumption-tax-month'`,
  );
  expect(Math.min(counts.filed, counts.late, counts.missing)).toBeGreaterThan(5);
  const [amended] = await rows(`select count(*)::int as count from filed_returns where version = 2`);
  expect(amended.count).toBeGreaterThan(0);
});

it('keeps the books: the bills of a period are its balance, and nothing lies in the future', async () => {
  expect(
    await rows(
      `select f.tpui, f.period_from from filed_returns f join bills b on b.id = f.bill_id group by 1, 2
       having sum(b.total_kobo) <> (array_agg(f.balance_kobo order by f.version desc))[1]`,
    ),
  ).toEqual([]);
  expect(await rows(`select id from filed_returns where filed_at > '2026-11-24T09:00:00Z'`)).toEqual([]);
  expect(await rows('select sum(amount_kobo)::bigint as sum from ledger_entries')).toEqual([{ sum: 0 }]);
});
