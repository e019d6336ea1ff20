import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoLaw } from './seed-demo-law.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const { db, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl);
await seedDemoAccounts(ownerUrl, key);
await seedDemoRegistrations(ownerUrl, key);
await seedDemoRegisters(ownerUrl);
const made = await seedDemoLaw(ownerUrl);

const rows = async (text: string) => (await db.$client.query(text)).rows;

it('has an assessment in every state that an office meets, and is made once', async () => {
  expect(made).toBe(5);
  expect(await seedDemoLaw(ownerUrl)).toBe(0);
  expect(await rows('select standing, count(*)::int as count from reading.assessments group by 1 order by 1')).toEqual(
    ['approved', 'contested', 'final', 'proposed', 'served'].map((standing) => ({ standing, count: 1 })),
  );
});

it('bills what was served, one objection rests and one notice waits for a second person', async () => {
  expect(
    await rows(
      `select from assessments a left join bills b on b.id = a.bill_id
       where a.served_at is not null and (b.total_kobo <> a.tax_kobo or b.due_on <> last_day_to_object(a.served_on))`,
    ),
  ).toEqual([]);
  expect(await rows('select state from objections')).toEqual([{ state: 'lodged' }]);
  expect(await rows('select state from demand_notices')).toEqual([{ state: 'prepared' }]);
  expect(
    await rows(
      `select kind, state from work_items where kind in ('assessment', 'objection', 'demand-notice') order by 1, 2`,
    ),
  ).toEqual([
    ...['approved', 'proposed', 'served', 'served', 'served'].map((state) => ({ kind: 'assessment', state })),
    { kind: 'demand-notice', state: 'prepared' },
    { kind: 'objection', state: 'lodged' },
  ]);
  expect(await rows('select sum(amount_kobo)::bigint as sum from ledger_entries')).toEqual([{ sum: 0 }]);
});
