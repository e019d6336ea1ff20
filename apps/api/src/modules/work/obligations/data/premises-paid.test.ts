import { dueRules } from '@portal/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenFilledBill } from '../../../../testing/given-filled-bill.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { dutiesOf } from '../domain/duties.ts';
import type { Span } from '../domain/spans.ts';

const { db } = await createTestDatabase();
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows;
const [{ today = '' } = {}] = await query<{ today: string }>('select lagos_today()::text as today');
const year = Number(today.slice(0, 4));

async function somebody() {
  const id = await givenUser(db, { roles: ['Corporate'] });
  const [{ tpui = '' } = {}] = await query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  return tpui;
}
const trade = (tpui: string, { fromDay, toDay }: Span) =>
  query(
    `insert into premises (tpui, place, trade, from_day, to_day, saved_at) values ($1, '', 'shop', $2, $3, now())`,
    [...[tpui, fromDay, toDay]],
  );
const thisYear = { fromDay: `${year}-01-01`, toDay: null };
const duties = (tpui: string) =>
  query<{ period: string; status: string; paid: number }>(
    `select period, status, paid_kobo::float8 as paid from reading.duties where tpui = $1 and kind = 'business-premises-year' order by period`,
    [tpui],
  );
const bill = (tpui: string, premises: string, of = year) =>
  givenFilledBill(db, {
    mdaId: 14,
    tpui,
    lines: [{ revenueHeadCode: '12020402', attributes: { premises, year: of } }],
  });
async function pay({ reference }: { readonly reference: string }, on = `${today} 11:00`) {
  const [asked] = await query<{ id: string; reference: string; totalKobo: number }>(
    'select id, reference, total_kobo::float8 as "totalKobo" from bills where reference = $1',
    [reference],
  );
  if (!asked) throw new Error(`There is no bill ${reference}`);
  const intent = await givenIntent(db, asked);
  await query(`select confirm_payment($1, $2, $3, 'card', ($4 || ' Africa/Lagos')::timestamptz, 'requery')`, [
    ...[intent.id, intent.providerRef, asked.totalKobo, on],
  ]);
  return asked;
}

describe('the levy of business premises', () => {
  it('is expected for each year in which somebody trades at a place, as the domain says of any facts', async () => {
    const day = fc.nat(900).map((ago) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10));
    const span = fc.tuple(day, day, fc.boolean()).map(([a, b, goesOn]): Span => {
      const [fromDay = a, toDay = b] = [a, b].sort();
      return { fromDay, toDay: goesOn ? null : toDay };
    });
    const none = { employer: [], withholdingAgent: [], selfEmployed: [], consumptionTaxPremises: [], away: [] };
    await fc.assert(
      fc.asyncProperty(fc.array(span, { maxLength: 3 }), async (premises) => {
        const tpui = await somebody();
        for (const one of premises) await trade(tpui, one);
        const rows = await query(
          `select kind, period_from::text as "fromDay", due_on::text as "dueOn" from reading.obligations where tpui = $1 order by 2`,
          [tpui],
        );
        expect(rows).toEqual(dutiesOf({ isPerson: false, premises, ...none }, dueRules, today));
      }),
      { numRuns: 10 },
    );
  });

  it('counts as filed when every place is paid for that year, and no longer when a receipt is void', async () => {
    const tpui = await somebody();
    await trade(tpui, thisYear);
    await trade(tpui, thisYear);
    const first = await bill(tpui, 'Shop on Zaria Road');
    expect(await duties(tpui)).toEqual([{ period: `${year}`, status: 'awaited', paid: 0 }]);
    await pay(first);
    // The same place once more, and another year's: neither is the second place.
    await pay(await bill(tpui, ' shop on zaria road '));
    await pay(await bill(tpui, 'Store at Sabon Gari', year - 1));
    expect(await duties(tpui)).toEqual([{ period: `${year}`, status: 'awaited', paid: 1_000_000 }]);
    const last = await pay(await bill(tpui, 'Store at Sabon Gari'));
    expect(await duties(tpui)).toEqual([{ period: `${year}`, status: 'filed', paid: 1_500_000 }]);
    await query(`select void_receipt(r.id, 'reversal', 'Charged back') from receipts r where r.bill_id = $1`, [
      last.id,
    ]);
    expect(await duties(tpui)).toEqual([{ period: `${year}`, status: 'awaited', paid: 1_000_000 }]);
  });

  it('is late by the day of the last payment, and of a bill without answers by its year', async () => {
    const tpui = await somebody();
    await trade(tpui, { fromDay: '2025-03-01', toDay: '2025-12-31' });
    expect(await duties(tpui)).toEqual([
      { period: '2025', status: today > '2025-12-31' ? 'missing' : 'awaited', paid: 0 },
    ]);
    const [head] = await query<{ id: number }>(`select id from revenue_heads where code = '12020401'`);
    await pay(await givenBill(db, { tpui, issuedOn: '2025-04-01', ...(head && { revenueHeadId: head.id }) }));
    const [row] = await query(
      `select filed_on = lagos_today() as "isPaidToday", state from reading.obligations where tpui = $1`,
      [tpui],
    );
    expect(row).toEqual({ isPaidToday: true, state: today > '2025-12-31' ? 'filed-late' : 'filed' });
  });

  it('is no return: nobody is late with one by it', async () => {
    const tpui = await somebody();
    await trade(tpui, { fromDay: '2025-03-01', toDay: '2025-12-31' });
    expect(await query('select duty from latenesses_of($1)', [tpui])).toEqual([]);
  });
});
