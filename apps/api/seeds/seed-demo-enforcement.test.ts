import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoEnforcement } from './seed-demo-enforcement.ts';
import { seedDemoLaw } from './seed-demo-law.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoReminders } from './seed-demo-reminders.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const { db, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl);
await seedDemoAccounts(ownerUrl, key);
await seedDemoRegistrations(ownerUrl, key);
await seedDemoRegisters(ownerUrl);
await seedDemoLaw(ownerUrl);

const rows = async (text: string) => (await db.$client.query(text)).rows;

it('has two lapsed demands that are enforced, with an order that waits to be compared, and is made once', async () => {
  expect(await seedDemoEnforcement(ownerUrl)).toBe(2);
  expect(await seedDemoEnforcement(ownerUrl)).toBe(0);
  expect(
    await rows(
      `select e.state, w.state as case, enforcement_hindrance(e.notice_id) as hindrance from enforcements e
       join work_items w on w.subject = 'enforcement:' || e.id order by e.state`,
    ),
  ).toEqual(['noted', 'opened'].map((state) => ({ state, case: state, hindrance: null })));
  expect(await rows('select kind, compared_by from enforcement_orders')).toEqual([
    { kind: 'distrain', compared_by: null },
  ]);
  expect(await rows('select sum(amount_kobo)::bigint as sum from ledger_entries')).toEqual([{ sum: 0 }]);
});

it('has texts of reminders and a reminder to many that somebody approves; none went out', async () => {
  expect(await seedDemoReminders(ownerUrl)).toBe(3);
  expect(await seedDemoReminders(ownerUrl)).toBe(0);
  expect(await rows('select state from reminder_texts order by state')).toEqual([
    { state: 'approved' },
    { state: 'proposed' },
  ]);
  const [campaign] = await rows(
    `select c.state, (c.counts ->> 'reached')::int as reached, (select count(*)::int from reminder_messages m where m.campaign_id = c.id and m.outcome = 'waiting') as waiting
     from reminder_campaigns c`,
  );
  expect(campaign?.reached).toBeGreaterThan(0);
  expect(campaign?.waiting).toBe(campaign?.reached);
});
