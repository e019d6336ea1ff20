import { beforeAll, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { interswitchNotifications, startPayments } from './testing/payments-test-app.ts';
import { scriptInterswitch } from './testing/scripted-interswitch.ts';

const { db } = await createTestDatabase({ max: 10 });
const { app, openSession, checkStatus, far, sweepAfter, clock } = await startPayments(db);
const interswitch = scriptInterswitch(far);
const aDay = 86_400;
const asked = 1_250_000;

beforeAll(async () => {
  await db.$client.query(`update payment_gateways set availability = 'available' where id = 'interswitch'`);
});

async function given() {
  await db.$client.query('update payment_intents set next_check_at = null');
  clock.time = new Date();
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'interswitch' });
  return { bill, txRef: session.json<{ txRef: string }>().txRef };
}
type Given = Awaited<ReturnType<typeof given>>;
const ask = ({ bill, txRef }: Given) =>
  checkStatus({
    gateway: 'interswitch',
    BillReference: bill.reference,
    AmountInKobo: bill.totalKobo,
    TransactionReference: txRef,
  });
const deliver = ({ body, signature }: { readonly body: string; readonly signature: string }) =>
  app.inject({
    method: 'POST',
    url: interswitchNotifications,
    body,
    headers: { 'content-type': 'application/json', 'x-interswitch-signature': signature },
  });
/** It lies for a while, and is asked meanwhile. */
async function lying(one: Given, body: string) {
  interswitch.lies(body);
  await ask(one);
  await sweepAfter(60);
  interswitch.isHonestAgain();
}
const lie = (txRef: string, more = '') =>
  `{"Amount":${asked},"MerchantReference":"${txRef}","TransactionDate":"2026-11-20T06:57:24","ResponseCode":"00"${more}}`;

/** What happens, and how the bill ends after a month in which nobody looked. */
const scenarios: readonly (readonly [string, (one: Given) => unknown, Record<string, unknown>])[] = [
  ['nobody pays', () => undefined, { status: 'unpaid', receipts: 0, cases: [] }],
  [
    'a payment without a notice',
    ({ txRef }) => interswitch.pay(txRef, asked),
    { status: 'paid', receipts: 1, cases: [] },
  ],
  [
    'a payment with five notices',
    async ({ txRef }) => {
      interswitch.pay(txRef, asked);
      await Promise.all(Array.from({ length: 5 }, () => deliver(interswitch.event(txRef, 1))));
    },
    { status: 'paid', receipts: 1, cases: [] },
  ],
  [
    'a notice that says paid of what nobody paid',
    ({ txRef }) => deliver(interswitch.event(txRef, 1)),
    { status: 'unpaid', receipts: 0, cases: [] },
  ],
  [
    'a notice without its signature',
    async ({ txRef }) => {
      expect((await deliver({ ...interswitch.event(txRef, 1), signature: '' })).statusCode).toBe(401);
    },
    { status: 'unpaid', receipts: 0, cases: [] },
  ],
  ...[',"MerchantCode":"MX1"', ',"PayItemId":"1"', ',"CurrencyCode":"840"'].map(
    (more) =>
      [
        `a paid answer that names ${more.slice(1)}`,
        (one: Given) => lying(one, lie(one.txRef, more)),
        { status: 'unpaid', receipts: 0, cases: [] },
      ] as const,
  ),
  [
    'a paid answer about another transaction, and then a payment',
    async (one) => {
      await lying(one, lie('KD-ANOTHER'));
      interswitch.pay(one.txRef, asked);
    },
    { status: 'paid', receipts: 1, cases: [] },
  ],
  ['one kobo less', ({ txRef }) => interswitch.pay(txRef, asked - 1), { receipts: 0, cases: ['amount-mismatch'] }],
  [
    'a partial approval',
    ({ txRef }) => interswitch.pay(txRef, 500_000, '10'),
    { receipts: 0, cases: ['amount-mismatch'] },
  ],
  [
    'a hundred times as much',
    ({ txRef }) => interswitch.pay(txRef, asked * 100),
    { receipts: 0, cases: ['amount-mismatch'] },
  ],
  [
    'the same reference paid twice',
    async ({ txRef }) => {
      interswitch.pay(txRef, asked);
      await deliver(interswitch.event(txRef, 1));
      await sweepAfter(60);
      interswitch.payAgain(txRef, asked);
      await deliver(interswitch.event(txRef, 2));
    },
    { status: 'paid', receipts: 1, cases: ['second-payment'] },
  ],
  [
    'money that goes back without a word',
    async ({ txRef }) => {
      interswitch.pay(txRef, asked);
      await sweepAfter(60);
      interswitch.takeBack(txRef);
    },
    { status: 'paid', receipts: 1, cases: ['no-longer-paid'] },
  ],
  [
    'a refused card, and a payment afterwards',
    async (one) => {
      interswitch.attempt(one.txRef, '51');
      await ask(one);
      await sweepAfter(60);
      interswitch.approve(one.txRef, asked);
    },
    { status: 'paid', receipts: 1, cases: [] },
  ],
  [
    'a provider that is away for an hour',
    async (one) => {
      interswitch.pay(one.txRef, asked);
      await lying(one, '<html>');
      await sweepAfter(3_600);
    },
    { status: 'paid', receipts: 1, cases: [] },
  ],
];

describe('whatever happens at Interswitch, our books say what it really did', () => {
  it.each(scenarios)('%s', async (_name, happens, ends) => {
    const one = await given();
    await happens(one);
    await sweepAfter(0);
    await expectBooksAgree(db, interswitch, { provider: 'interswitch' });
    await sweepAfter(60);
    for (let day = 1; day <= 8; day += 1) await sweepAfter(aDay);
    await sweepAfter(23 * aDay);
    expect(await standingOf(db, one.bill)).toMatchObject(ends);
    await expectBooksAgree(db, interswitch, { settled: true, provider: 'interswitch' });
    await expectMoneyInvariants(db);
  });
});
