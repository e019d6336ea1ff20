import { beforeEach, describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenBasketAttempt } from '../../../testing/given-basket.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startPayments } from './testing/payments-test-app.ts';

const { db } = await createTestDatabase({ max: 6 });
const { openSession, checkStatus, deps } = await startPayments(db);
const userId = '00000000-0000-7000-8000-000000000001';
const payer = (tpui: string) => ({ tpui, userId });
let tpui = '';
let last = 0;

beforeEach(async () => {
  await db.$client.query('update payment_gateways set availability = $1', ['available']);
  last += 1;
  tpui = `TPUI-GUARD-${last}`;
});

const bill = () => givenBill(db, { tpui });
const make = (...bills: { reference: string }[]) =>
  deps.baskets.make(
    bills.map(({ reference }) => reference),
    payer(tpui),
  );
async function basketOf(...bills: { reference: string }[]) {
  const made = await make(...bills);
  if (typeof made === 'string') throw new Error(made);
  return made.basketReference;
}
const pay = (billReference: string, provider = 'remita') => openSession({ billReference, provider });
const refused = { status: 409, code: 'bill.payment-pending' };

describe('a bill whose payment is being checked', () => {
  it.each(['PROCESSING', 'AWAITING_PAYMENT', 'INITIATING'])('is in no new basket while %s', async (state) => {
    const [one, two] = [await bill(), await bill()];
    await givenIntent(db, one, { state });
    expect(await make(one, two)).toBe('payment-pending');
  });

  it('is left out of everything that is due, and with one other there is no basket', async () => {
    const [one, two, three] = [await bill(), await bill(), await bill()];
    await givenIntent(db, one, { state: 'PROCESSING' });
    expect(await deps.baskets.make('all-due', payer(tpui))).toMatchObject({
      bills: 2,
      totalKobo: two.totalKobo + three.totalKobo,
    });
    await givenIntent(db, two, { state: 'PROCESSING' });
    expect(await deps.baskets.make('all-due', payer(tpui))).toBe('payment-pending');
  });

  it('is not paid by another provider while one works on it, and goes on with that one', async () => {
    const one = await bill();
    await givenIntent(db, one, { state: 'PROCESSING' });
    expect((await pay(one.reference, 'interswitch')).json()).toMatchObject(refused);
    expect((await pay(one.reference)).statusCode).toBe(200);
  });

  it('is not paid alone while nobody knows whether it was paid together with others', async () => {
    const [one, two] = [await bill(), await bill()];
    const { rrr } = (await pay(await basketOf(one, two))).json();
    expect((await pay(two.reference)).json()).toMatchObject(refused);
    // Its provider says "not paid yet".
    await checkStatus({ gateway: 'remita', rrr });
    expect((await pay(two.reference)).statusCode).toBe(200);
  });

  it('stops a basket that was put together before, and lets it go on where it had begun itself', async () => {
    const [one, two] = [await bill(), await bill()];
    const basket = await basketOf(one, two);
    await givenIntent(db, two);
    expect((await pay(basket)).json()).toMatchObject(refused);

    const [three, four] = [await bill(), await bill()];
    const own = await basketOf(three, four);
    expect((await pay(own)).statusCode).toBe(200);
    expect(await make(three, four)).toMatchObject({ basketReference: own });
    expect((await pay(own)).statusCode).toBe(200);
  });
});

describe('two who begin at the same moment', () => {
  it('with baskets that share a bill: one of them pays', async () => {
    const [one, two, three] = [await bill(), await bill(), await bill()];
    const baskets = [await basketOf(one, two), await basketOf(two, three)];
    const answers = await Promise.all(baskets.map((basket) => pay(basket)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject(refused);
  });

  it('one with the bill, one with a basket of it: one of them pays', async () => {
    const [one, two] = [await bill(), await bill()];
    const basket = await basketOf(one, two);
    const answers = await Promise.all([pay(basket), pay(two.reference)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the database itself', () => {
  it('refuses an attempt, and a basket, beside money that may be under way', async () => {
    const [one, two] = [await bill(), await bill()];
    await givenIntent(db, one, { state: 'PROCESSING' });
    const constraint = 'payment_intents_one_at_a_time';
    await expect(givenIntent(db, one, { provider: 'interswitch' })).rejects.toMatchObject({ constraint });
    await expect(givenBasketAttempt(db, tpui, [one, two])).rejects.toMatchObject({ constraint });
  });

  it('asks for one bill by its indexes, though the tables are small', async () => {
    const one = await bill();
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      // Of this connection, and perhaps of what it did before.
      const scans = async () =>
        (
          await client.query(
            `select relname as name, seq_scan as scans from pg_stat_xact_user_tables
             where relname in ('payment_intents', 'payment_basket_bills') order by relname`,
          )
        ).rows;
      const before = await scans();
      await client.query(`select is_paid_elsewhere($1, null, 'remita'), is_payment_pending($1)`, [one.id]);
      expect(await scans()).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
