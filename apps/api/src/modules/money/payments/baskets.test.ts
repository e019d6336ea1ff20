import { randomBytes } from 'node:crypto';
import { makeBillReference, type OpenBasket } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRows, expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { remitaNotifications, startPayments } from './testing/payments-test-app.ts';

const { db } = await createTestDatabase({ max: 6 });
const { app, remita, far, openSession, checkStatus, sweepAfter, deps } = await startPayments(db);
const user = '00000000-0000-7000-8000-000000000001';
const tpui = 'TPUI-0001';

beforeEach(() => db.$client.query('update payment_gateways set availability = $1', ['available']));

async function givenBasket(lines: readonly number[]) {
  const bills = [];
  for (const kobo of lines) bills.push(await givenBill(db, { lines: [kobo] }));
  const made = await deps.baskets.make(
    bills.map(({ reference }) => reference),
    { tpui, userId: user },
  );
  if (typeof made === 'string') throw new Error(made);
  return { bills, basketReference: made.basketReference, totalKobo: made.totalKobo };
}

async function readBasket(basketReference: string): Promise<OpenBasket> {
  const answer = await app.inject({ url: `/api/v1/payments/basket?basketReference=${basketReference}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const start = async (billReference: string, provider = 'remita') => {
  const answer = await openSession({ billReference, provider });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { rrr: string; txRef: string; amountKobo: number; redirectUrl: string };
};
const statusOf = async (rrr: string) => (await checkStatus({ gateway: 'remita', rrr })).json().responseCode;
const cancel = (reference: string) =>
  db.$client.query('update bills set cancelled_at = clock_timestamp() where reference = $1', [reference]);
const statuses = ({ bills }: OpenBasket) => bills.map(({ status }) => status);

describe('several bills in one payment', () => {
  it('gives one reference for the sum, and a receipt for each bill once it is paid', async () => {
    const { bills, basketReference, totalKobo } = await givenBasket([1_250_000, 300_000, 99_901, 5_000, 700_000]);
    const session = await start(basketReference);
    expect(session).toMatchObject({ amountKobo: totalKobo, redirectUrl: expect.stringContaining(basketReference) });
    expect(await start(basketReference)).toMatchObject({ rrr: session.rrr });
    expect(await readBasket(basketReference)).toMatchObject({ state: 'awaiting', payment: { rrr: session.rrr } });

    remita.pay(session.rrr);
    expect(await statusOf(session.rrr)).toBe('00');
    const paid = await readBasket(basketReference);
    expect(paid.state).toBe('paid');
    expect(statuses(paid)).toEqual(bills.map(() => 'paid'));
    expect(new Set(paid.bills.map(({ receiptNumber }) => receiptNumber)).size).toBe(bills.length);
    const { rows } = await db.$client.query(
      `select payload ->> 'billReference' as bill from outbox where topic = 'receipt.issued' and payload ->> 'billReference' = any($1)`,
      [bills.map(({ reference }) => reference)],
    );
    expect(rows).toHaveLength(bills.length);
  });

  it('is the same basket for the same bills, however often and however many press at once', async () => {
    const { bills, basketReference } = await givenBasket([400_000, 500_000]);
    const references = bills.map(({ reference }) => reference).reverse();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => deps.baskets.make(references, { tpui, userId: user })),
    );
    expect(again).toEqual(again.map(() => expect.objectContaining({ basketReference })));
    const sessions = await Promise.all([start(basketReference), start(basketReference), start(basketReference)]);
    expect(new Set(sessions.map(({ rrr }) => rrr)).size).toBe(1);
  });

  it('is confirmed once, by notices, status checks and the sweeper at the same time', async () => {
    const { bills, basketReference } = await givenBasket([150_000, 250_000, 350_000]);
    const { rrr } = await start(basketReference);
    remita.pay(rrr);
    const notify = () =>
      app.inject({ method: 'POST', url: remitaNotifications, body: [{ rrr, amount: '7500', orderRef: 'x' }] });
    await Promise.all([statusOf(rrr), notify(), statusOf(rrr), notify(), sweepAfter(60), statusOf(rrr)]);
    await sweepAfter(60);
    const { rows } = await db.$client.query('select count(*)::int as n from receipts where bill_id = any($1)', [
      bills.map(({ id }) => id),
    ]);
    expect(rows).toEqual([{ n: bills.length }]);
  });

  it('sends the part of a bill that was cancelled meanwhile to review, and the others get their receipts', async () => {
    const { bills, basketReference } = await givenBasket([100_000, 200_000, 300_000]);
    const { rrr } = await start(basketReference);
    await cancel(bills[1]?.reference ?? '');
    remita.pay(rrr);
    expect(await statusOf(rrr)).toBe('99');
    const basket = await readBasket(basketReference);
    expect(basket.state).toBe('in-part');
    expect(statuses(basket).toSorted()).toEqual(['paid', 'paid', 'under-review']);
    const { rows } = await db.$client.query(
      `select kind, p.amount_kobo as kobo from review_cases c join payments p on p.id = c.payment_id where c.bill_id = $1`,
      [bills[1]?.id],
    );
    expect(rows).toEqual([{ kind: 'bill-cancelled', kobo: 200_000 }]);
  });

  it('owes back the part of a bill that was paid by itself meanwhile', async () => {
    const { bills, basketReference } = await givenBasket([110_000, 220_000]);
    const { rrr } = await start(basketReference);
    await statusOf(rrr);
    const alone = await start(bills[0]?.reference ?? '');
    remita.pay(alone.rrr);
    expect(await statusOf(alone.rrr)).toBe('00');
    expect(await readBasket(basketReference)).toMatchObject({ state: 'changed' });
    expect((await openSession({ billReference: basketReference, provider: 'remita' })).json()).toMatchObject({
      code: 'bill.basket-changed',
    });
    remita.pay(rrr);
    await statusOf(rrr);
    const { rows } = await db.$client.query(
      `select kind, p.amount_kobo as kobo from review_cases c join payments p on p.id = c.payment_id where c.bill_id = $1`,
      [bills[0]?.id],
    );
    expect(rows).toEqual([{ kind: 'surplus', kobo: 110_000 }]);
    expect(statuses(await readBasket(basketReference))).toEqual(['paid', 'paid']);
  });

  it('takes its reference back at the provider once a bill of it was paid otherwise', async () => {
    const { bills, basketReference } = await givenBasket([120_000, 230_000]);
    const { rrr } = await start(basketReference);
    await statusOf(rrr);
    const alone = await start(bills[1]?.reference ?? '');
    remita.pay(alone.rrr);
    await statusOf(alone.rrr);
    await sweepAfter(60);
    const { rows } = await db.$client.query('select state from payment_intents where provider_ref = $1', [rrr]);
    expect(rows).toEqual([{ state: 'CANCELLED' }]);
  });

  it('gives every receipt of bills that expired meanwhile: late money counts', async () => {
    const { basketReference } = await givenBasket([130_000, 240_000]);
    const { rrr } = await start(basketReference);
    await sweepAfter(9 * 24 * 3_600);
    remita.pay(rrr);
    expect(await statusOf(rrr)).toBe('00');
  });

  it.each([
    ['a kobo less', '3499.99'],
    ['a kobo more', '3500.01'],
  ])('sends all of it to review when %s came, and every bill says so', async (_what, amount) => {
    const { bills, basketReference } = await givenBasket([100_000, 250_000]);
    const { rrr } = await start(basketReference);
    remita.pay(rrr, { amount });
    expect(await statusOf(rrr)).toBe('99');
    const basket = await readBasket(basketReference);
    expect(basket.state).toBe('under-review');
    expect(statuses(basket)).toEqual(bills.map(() => 'under-review'));
    for (const bill of bills)
      expect((await openSession({ billReference: bill.reference, provider: 'remita' })).json()).toMatchObject({
        code: 'bill.under-review',
      });
  });

  it('keeps an unknown unknown while the provider is down, and confirms every bill when it is back', async () => {
    const { basketReference } = await givenBasket([140_000, 260_000]);
    const { rrr } = await start(basketReference);
    remita.pay(rrr);
    far.answers('/status.reg', { httpStatus: 502, body: '<html>down</html>' });
    expect((await checkStatus({ gateway: 'remita', rrr })).statusCode).toBe(503);
    expect(await readBasket(basketReference)).toMatchObject({ state: 'awaiting' });
    far.answers('/status.reg', ({ path }) => {
      const order = remita.orders.find((known) => path.includes(`/${known.rrr}/`));
      return `{"amount":${order?.paidAmount},"RRR":"${order?.rrr}","orderId":"${order?.orderId}","message":"…","paymentDate":"2026-11-20 09:15:30 AM","status":"${order?.status}"}`;
    });
    await sweepAfter(120);
    expect(await readBasket(basketReference)).toMatchObject({ state: 'paid' });
  });

  it('does not let a bill be cancelled while its basket is being paid', async () => {
    const { bills, basketReference } = await givenBasket([150_000, 270_000]);
    await start(basketReference);
    const { rows } = await db.$client.query('select cancel_bill($1, $2, $3) as outcome', [
      bills[1]?.reference,
      user,
      'Raised by mistake',
    ]);
    expect(rows).toEqual([{ outcome: 'payment-pending' }]);
  });

  it('agrees with the provider and with itself after all of it', async () => {
    await expectMoneyInvariants(db);
    await expectBooksAgree(db, remita);
  });
});

describe('what is no basket', () => {
  it.each([
    ['an unknown one', makeBillReference(randomBytes(13)).replace('KD', 'KB')],
    ['a malformed one', 'KB-nothing'],
  ])('%s gets the same answer', async (_what, reference) => {
    const answer = await app.inject({ url: `/api/v1/payments/basket?basketReference=${reference}` });
    expect(answer.json()).toMatchObject({ status: 404, code: 'bill.not-found' });
  });

  it('is refused for somebody else’s bill, a paid one and one that stands alone, and nothing is written', async () => {
    const own = await givenBill(db);
    const foreign = await givenBill(db, { tpui: 'TPUI-0002' });
    const cancelled = await givenBill(db, { cancelled: true });
    const before = await countRows(db);
    const make = (...bills: { reference: string }[]) =>
      deps.baskets.make(
        bills.map(({ reference }) => reference),
        { tpui, userId: user },
      );
    expect(await make(own, foreign)).toBe('not-found');
    expect(await make(own, cancelled)).toBe('not-payable');
    expect(await make(own, own)).toBe('not-payable');
    expect(await countRows(db)).toEqual(before);
  });

  it.each([
    ['with another total', 'payment_baskets_whole', 'total_kobo', '1'],
    ['of another payer', 'payment_baskets_whole', 'payer_tpui', "'TPUI-0002'"],
  ])('%s is refused by the database', async (_what, constraint, column, value) => {
    const one = await givenBill(db);
    const two = await givenBill(db);
    const reference = makeBillReference(randomBytes(13)).replace('KD', 'KB');
    const columns = { payer_tpui: `'${tpui}'`, total_kobo: String(one.totalKobo + two.totalKobo), [column]: value };
    await expect(
      db.$client.query(
        `with basket as (
           insert into payment_baskets (reference, payer_tpui, made_by, total_kobo)
             values ($1, ${columns.payer_tpui}, $2, ${columns.total_kobo}) returning id
         )
         insert into payment_basket_bills (basket_id, position, bill_id, amount_kobo)
           select basket.id, n, bill, $4 from basket, unnest($3::uuid[]) with ordinality as part (bill, n)`,
        [reference, user, [one.id, two.id], one.totalKobo],
      ),
    ).rejects.toMatchObject({ constraint });
  });
});
