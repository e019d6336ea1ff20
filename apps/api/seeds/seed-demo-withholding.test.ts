import { randomBytes } from 'node:crypto';
import { withholdingRowSchema } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { rowsOf } from './demo-world/withheld.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoPaye } from './seed-demo-paye.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoWithholding } from './seed-demo-withholding.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { db, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl, now);
await seedDemoAccounts(ownerUrl, key);
await seedDemoRegistrations(ownerUrl, key);
await seedDemoRegisters(ownerUrl);
await seedDemoPaye(ownerUrl, now);
const made = await seedDemoWithholding(ownerUrl, now);

const rows = async (text: string) => (await db.$client.query(text)).rows;

it('is made once, and shows a draft, a bill that waits, and months in time and late', async () => {
  expect(made).toBe(11);
  expect(await seedDemoWithholding(ownerUrl, now)).toBe(0);
  const months = await rows(
    `select to_char(s.month, 'YYYY-MM') as month, s.state, o.status from withholding_schedules s left join bill_overviews o on o.bill_id = s.bill_id
     where s.tpui = (select tpui from users where email = 'corporate@demo.test') order by s.month desc`,
  );
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-11', state: 'draft', status: null },
    { month: '2026-10', state: 'filed', status: 'unpaid' },
    { month: '2026-09', state: 'filed', status: 'paid' },
  ]);
  expect(await rows('select distinct status from reading.withholding_months order by 1')).toEqual([
    { status: 'in-time' },
    { status: 'late' },
  ]);
});

it('lets the individual have credit notes of the paid months', async () => {
  const own = await rows(
    `select count(*)::int as notes, count(*) filter (where withholding_is_receipted(s.tpui, s.month))::int as receipted
     from withholding_rows r join withholding_schedules s on s.id = r.schedule_id
     where s.state = 'filed' and r.due_kobo > 0 and r.tax_id = (select tpui from users where email = 'individual@demo.test')`,
  );
  expect(own).toEqual([{ notes: 9, receipted: 8 }]);
});

it('keeps the books: bills are what is due, and nothing lies in the future', async () => {
  const wrong = await rows(
    `select s.id from withholding_schedules s join bills b on b.id = s.bill_id where b.total_kobo <> s.due_kobo - s.before_kobo`,
  );
  expect(wrong).toEqual([]);
  expect(await rows(`select id from payments where paid_at > '2026-11-24T09:00:00Z'`)).toEqual([]);
  expect(await rows('select sum(amount_kobo)::bigint as sum from ledger_entries')).toEqual([{ sum: 0 }]);
});

it('has rows that anybody could have filed', () => {
  for (const row of rowsOf({ name: 'Amina Bello', tpui: 'KD-1' }, '2026-06', 5))
    expect(withholdingRowSchema.safeParse(row).success).toBe(true);
});
