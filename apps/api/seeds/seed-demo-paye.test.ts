import { randomBytes } from 'node:crypto';
import { payeRowSchema } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { demoEmployers } from './demo-world/employers.ts';
import { rowsOf } from './demo-world/payroll.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoPaye } from './seed-demo-paye.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { db, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl, now);
await seedDemoAccounts(ownerUrl, key);
await seedDemoRegistrations(ownerUrl, key);
await seedDemoRegisters(ownerUrl);
const made = await seedDemoPaye(ownerUrl, now);

const rows = async (text: string) => (await db.$client.query(text)).rows;
const ofCompany = `s.tpui = (select tpui from users where email = 'corporate@demo.test')`;

it('is made once', async () => {
  expect(made).toBeGreaterThan(60);
  expect(await rows('select count(*)::int as schedules from paye_schedules')).toEqual([{ schedules: made }]);
  expect(await seedDemoPaye(ownerUrl, now)).toBe(0);
});

it('gives the company a month of every kind', async () => {
  const months = await rows(
    `select to_char(s.month, 'YYYY-MM') as month, count(*)::int as versions, bool_or(s.state = 'draft') as draft,
       coalesce(bool_and(o.status = 'paid') filter (where s.bill_id is not null), false) as paid,
       min(s.filed_at) > s.month + interval '1 month 10 days' as late,
       (array_agg(s.due_kobo < s.before_kobo order by s.version desc))[1] as lowered
     from paye_schedules s left join bill_overviews o on o.bill_id = s.bill_id where ${ofCompany} group by s.month order by s.month desc`,
  );
  const month = (name: string) => months.find((one) => one.month === name);
  expect(months).toHaveLength(13);
  expect(month('2026-11')).toMatchObject({ draft: true });
  expect(month('2026-10')).toBeUndefined();
  expect(month('2026-09')).toMatchObject({ paid: false, versions: 1 });
  expect(month('2026-08')).toMatchObject({ paid: true, versions: 2, lowered: true });
  expect(month('2026-05')).toMatchObject({ paid: true, versions: 2, lowered: false });
  expect(month('2026-03')).toMatchObject({ paid: true, late: true });
  expect(await rows(`select year, version from paye_returns s where ${ofCompany}`)).toEqual([
    { year: 2025, version: 1 },
  ]);
});

it('shows the office of the demonstration employers in time, late, not filing, unpaid, amended and asked', async () => {
  const found = await rows(
    `select count(distinct tpui)::int as employers, array_agg(distinct status order by status) as states,
       array_agg(distinct payment order by payment) filter (where payment is not null) as payments, max(amendments) as amendments,
       sum(open_queries)::int as asked, sum(outliers) > 5 as outliers from reading.paye_months where home_office_id = 6`,
  );
  // One of the two questions is answered; neither is settled.
  expect(found).toMatchObject([{ payments: ['nothing', 'paid', 'unpaid'], amendments: 1, asked: 2, outliers: true }]);
  expect(found[0].employers).toBeGreaterThan(4);
  expect(found[0].states).toEqual(expect.arrayContaining(['in-time', 'late', 'not-filed']));
});

it('keeps the books: bills are what is due, nothing lies in the future, and nobody waits for news of it', async () => {
  expect(
    await rows(
      `select count(*)::int as wrong from paye_schedules s join bills b on b.id = s.bill_id where b.total_kobo <> s.due_kobo - s.before_kobo`,
    ),
  ).toEqual([{ wrong: 0 }]);
  expect(await rows(`select count(*)::int as ahead from payments where paid_at > '2026-11-24T09:00:00Z'`)).toEqual([
    { ahead: 0 },
  ]);
  expect(await rows('select sum(amount_kobo)::bigint as sum from ledger_entries')).toEqual([{ sum: 0 }]);
  const waiting = await rows(
    `select topic from outbox where dispatched_at is null and topic not like 'notice%' and topic not like '%live%'`,
  );
  expect(waiting).toEqual([]);
});

it('lets the individual see what the company filed of them', async () => {
  const own = await rows(
    `select count(*)::int as months from paye_rows r join paye_schedules s on s.id = r.schedule_id
     where ${ofCompany} and s.state = 'filed' and r.tax_id = (select tpui from users where email = 'individual@demo.test')`,
  );
  expect(own[0].months).toBeGreaterThan(9);
});

it('has rows that anybody could have filed', () => {
  for (const { staff } of demoEmployers)
    for (const row of rowsOf(staff, '2026-06', 5)) expect(payeRowSchema.safeParse(row).success).toBe(true);
});
