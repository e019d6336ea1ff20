import { isBillReference } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { paymentTransitions } from '../src/modules/money/payments/domain/payment-state.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { demoBills } from './demo-world/demo-bills.ts';
import { makeWorld } from './demo-world/make-world.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { seedReferenceData } from './seed-reference-data.ts';

const { db, url, ownerUrl } = await createTestDatabase();
const made = await Promise.all([seedDemoWorld(url), seedDemoWorld(url)]);

async function column(text: string): Promise<unknown[]> {
  const { rows } = await db.$client.query({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}

describe('the demonstration world', () => {
  it('is made once, however many starts ask for it', async () => {
    expect(made.filter((bills) => bills === undefined)).toHaveLength(1);
    expect(await column('select count(*) from bills')).toEqual(made.filter((bills) => bills !== undefined));
    expect(await seedDemoWorld(url)).toBeUndefined();
  });

  it('is the same whenever it is made for the same moment', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(makeWorld(now)).toEqual(makeWorld(now));
  });

  it('has thousands of bills and payments over eighteen months, many MDAs, offices, revenue heads and channels', async () => {
    const [row] = (
      await db.$client.query(`
        select (select count(*) from bills) > 4000 as bills, (select count(*) from payments) > 3000 as payments,
          (select max(issued_on) - min(issued_on) from bills) >= 545 as months,
          (select count(distinct mda_id) from bills) >= 14 as mdas,
          (select count(distinct tax_office_id) from bills) as offices,
          (select count(distinct revenue_head_id) from bill_lines) >= 40 as heads,
          (select count(distinct channel) from payments) as channels,
          (select count(distinct expert_system_id) from bills) as systems`)
    ).rows;
    expect(row).toEqual({
      bills: true,
      payments: true,
      months: true,
      mdas: true,
      offices: 31,
      heads: true,
      channels: 10,
      systems: 4,
    });
  });

  it('shows every state of a bill, a payment attempt and money', async () => {
    expect((await column('select distinct status from bill_overviews')).sort()).toEqual(
      ['unpaid', 'paid', 'under-review', 'expired', 'cancelled', 'void'].sort(),
    );
    expect((await column('select distinct state::text from payment_intents')).sort()).toEqual(
      Object.keys(paymentTransitions).sort(),
    );
    expect((await column('select distinct disposition::text from payments')).sort()).toEqual([
      'mismatch',
      'receipted',
      'surplus',
    ]);
    const late = `select count(*) > 0 from payments join payment_intent_moves m using (intent_id)
      where m.from_state in ('EXPIRED', 'FAILED', 'CANCELLED') and m.to_state = 'CONFIRMED'`;
    expect(await column(late)).toEqual([true]);
  });

  it('never lies in the future, and its books balance', async () => {
    expect(
      await column(
        `select count(*) from payments where paid_at > now() or recorded_at > now() or recorded_at < paid_at`,
      ),
    ).toEqual([0]);
    expect(await column('select sum(amount_kobo)::bigint from ledger_entries')).toEqual([0]);
  });

  it('leaves no news to deliver and nothing to ask a provider', async () => {
    expect(await column('select count(*) from outbox where dispatched_at is null')).toEqual([0]);
    expect(await column('select count(*) from payment_intents where next_check_at is not null')).toEqual([0]);
  });

  it('finds a bill and its standing by indexes alone', async () => {
    const client = await db.$client.connect();
    await client.query('begin');
    // Tables of a page or two are read whole, and rightly; what counts is that an index is there when they have grown.
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain (format json) select status from bills join bill_overviews on bill_id = id where reference = 'x'`,
    );
    await client.query('rollback');
    client.release();
    const plan = JSON.stringify(rows);
    expect(plan).toContain('bills_reference_unique');
    expect(plan).toContain('review_cases_open_bill_id_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  it('has a bill to try for each thing that can be seen, with a reference that checks', async () => {
    expect(demoBills.every(({ reference }) => isBillReference(reference))).toBe(true);
    const { rows } = await db.$client.query(
      `select reference, status from bills join bill_overviews on bill_id = id where reference = any ($1)`,
      [demoBills.map(({ reference }) => reference)],
    );
    const statuses = new Map(rows.map(({ reference, status }) => [reference, status]));
    for (const { reference, description } of demoBills)
      expect(`${description}: ${statuses.get(reference)}`).toMatch(
        /^(unpaid.*: unpaid|paid.*: paid|expired.*: expired|cancelled: cancelled|under review.*: under-review|receipt void.*: void)$/,
      );
  });
});

describe('reference data', () => {
  it('is brought up to date without undoing what an administrator set', async () => {
    await db.$client.query(`update states set name = 'Old name' where id = 19`);
    await db.$client.query(`update payment_gateways set availability = 'available' where id = 'interswitch'`);

    await seedReferenceData(ownerUrl);

    expect(await column('select name from states where id = 19')).toEqual(['Kaduna']);
    expect(await column(`select availability::text from payment_gateways where id = 'interswitch'`)).toEqual([
      'available',
    ]);
  });
});
