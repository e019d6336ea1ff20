import { beforeAll, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenBasketAttempt } from '../../../testing/given-basket.ts';
import { givenLines } from '../../../testing/given-lines.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

const { db, owner } = await createTestDatabase();

beforeAll(async () => {
  await owner.$client.query(`update settlement_sources set expected_from = '2026-01-01'`);
});

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];

/** Bills of one payer, paid by one RRR. */
async function paidBasket(...amounts: number[]) {
  const bills = [];
  for (const kobo of amounts) bills.push(await givenBill(db, { lines: [kobo] }));
  const attempt = await givenBasketAttempt(db, 'TPUI-0001', bills);
  await db.$client.query(
    `select confirm_payment($1, $2, $3, 'card', clock_timestamp() - interval '1 minute', 'requery')`,
    [attempt.id, attempt.providerRef, attempt.totalKobo],
  );
  return { ...attempt, bills };
}

const settlementsOf = (reference: string) =>
  query(
    `select amount_kobo as amount, received_kobo as received, fee_kobo as fee, state from payment_settlements where provider_ref = $1 order by amount_kobo`,
    [reference],
  );
const lineOf = async (id: number | undefined) =>
  (
    await query(
      `select state, matched_by as by, matched_kobo as matched, booked_kobo as booked from settlement_lines where id = $1`,
      [id],
    )
  )[0];
async function openCases(reference: string) {
  await db.$client.query(`select reconcile((clock_timestamp() at time zone 'Africa/Lagos')::date)`);
  return query(
    `select kind, expected_kobo as expected, received_kobo as received from settlement_cases where reference = $1 and closed_at is null order by kind, expected_kobo`,
    [reference],
  );
}

describe('a line for several bills that were paid together', () => {
  it('settles every bill, to the kobo, and shares its fee', async () => {
    const basket = await paidBasket(100_001, 200_000, 300_099);
    const [line] = await givenLines(db, [{ reference: basket.providerRef, kobo: 600_100, feeKobo: 10_001 }]);
    expect(await lineOf(line)).toEqual({ state: 'matched', by: 'reference', matched: 600_100, booked: 600_100 });
    const parts = await settlementsOf(basket.providerRef);
    expect(parts).toMatchObject([
      { amount: 100_001, received: 100_001, state: 'settled' },
      { amount: 200_000, received: 200_000, state: 'settled' },
      { amount: 300_099, received: 300_099, state: 'settled' },
    ]);
    expect((parts as { fee: number }[]).reduce((sum, { fee }) => sum + fee, 0)).toBe(10_001);
    expect(await openCases(basket.providerRef)).toEqual([]);
    expect(await query(`select from settlement_cases where kind = 'ledger'`)).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('says by how much it falls short, once', async () => {
    const basket = await paidBasket(100_000, 200_000);
    const [line] = await givenLines(db, [{ reference: basket.providerRef, kobo: 299_999 }]);
    expect(await lineOf(line)).toMatchObject({ state: 'differs', matched: 299_999, booked: 299_999 });
    const cases = (await openCases(basket.providerRef)) as { expected: number; received: number }[];
    expect(cases).toHaveLength(1);
    expect((cases[0]?.expected ?? 0) - (cases[0]?.received ?? 0)).toBe(1);
    await expectMoneyInvariants(db);
  });

  it('says what it has too much, once, and settles the bills', async () => {
    const basket = await paidBasket(100_000, 200_000);
    const [line] = await givenLines(db, [{ reference: basket.providerRef, kobo: 300_007 }]);
    expect(await lineOf(line)).toMatchObject({ state: 'differs', matched: 300_000 });
    expect(await openCases(basket.providerRef)).toEqual([
      { kind: 'amount-differs', expected: 300_000, received: 300_007 },
    ]);
    expect((await settlementsOf(basket.providerRef)).map((part) => (part as { state: string }).state)).toEqual([
      'settled',
      'settled',
    ]);
    await expectMoneyInvariants(db);
  });

  it('settles the others when one bill was given back before', async () => {
    const basket = await paidBasket(100_000, 200_000);
    await db.$client.query(`select void_receipt(r.id, 'reversal', 'Paid twice') from receipts r where r.bill_id = $1`, [
      basket.bills[0]?.id,
    ]);
    const [line] = await givenLines(db, [{ reference: basket.providerRef, kobo: 300_000 }]);
    expect(await lineOf(line)).toMatchObject({ state: 'matched', matched: 300_000 });
    expect(await settlementsOf(basket.providerRef)).toMatchObject([{ state: 'claim' }, { state: 'settled' }]);
    expect(await openCases(basket.providerRef)).toEqual([{ kind: 'claim', expected: 0, received: 100_000 }]);
    await givenLines(db, [{ reference: basket.providerRef, kobo: -100_000, batch: 'RMT-BACK-1' }]);
    expect(await openCases(basket.providerRef)).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('takes a line for each bill as well', async () => {
    const basket = await paidBasket(100_000, 200_000);
    const lines = await givenLines(db, [
      { reference: basket.providerRef, kobo: 200_000 },
      { reference: basket.providerRef, kobo: 100_000 },
    ]);
    for (const line of lines) expect(await lineOf(line)).toMatchObject({ state: 'matched' });
    expect(await openCases(basket.providerRef)).toEqual([]);
  });

  it('is deducted whole, or bill by bill, each once', async () => {
    const whole = await paidBasket(100_000, 200_000);
    const twins = await paidBasket(50_000, 50_000);
    await givenLines(db, [
      { reference: whole.providerRef, kobo: 300_000 },
      { reference: twins.providerRef, kobo: 100_000 },
    ]);
    for (const bill of [...whole.bills, ...twins.bills])
      await db.$client.query(
        `select void_receipt(r.id, 'reversal', 'Charged back') from receipts r where r.bill_id = $1`,
        [bill.id],
      );
    const [deducted] = await givenLines(db, [
      { reference: whole.providerRef, kobo: -300_000 },
      { reference: twins.providerRef, kobo: -50_000 },
    ]);
    expect(await lineOf(deducted)).toMatchObject({ state: 'takes-back', matched: -300_000 });
    expect(await settlementsOf(whole.providerRef)).toMatchObject([{ state: 'claim-met' }, { state: 'claim-met' }]);
    expect((await settlementsOf(twins.providerRef)).map((part) => (part as { state: string }).state).sort()).toEqual([
      'claim',
      'claim-met',
    ]);
    await expectMoneyInvariants(db);
  });
});
