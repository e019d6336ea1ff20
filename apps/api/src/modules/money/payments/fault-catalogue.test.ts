import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { remitaNotifications, startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 10 });
const { app, openSession, checkStatus, far, sweepAfter, clock, ...payments } = await startPayments(db);
let remita = payments.remita;
const aDay = 86_400;

afterEach(() => {
  far.forget();
  clock.time = new Date();
  remita = scriptRemita(far);
});

async function given() {
  await db.$client.query('update payment_intents set next_check_at = null');
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  const { rrr, txRef } = session.json<{ rrr: string; txRef: string }>();
  return { bill, rrr, txRef };
}
type Given = Awaited<ReturnType<typeof given>>;
const notify = (body: string) => app.inject({ method: 'POST', url: remitaNotifications, body });
const notice = (rrr: string, at = '2026-11-20 11:17:03') => `{"rrr":"${rrr}","amount":12500.0,"debitdate":"${at}"}`;
/** The provider lies for a while, and is asked meanwhile. */
async function lying(rrr: string, body: string) {
  far.answers('/status.reg', body);
  await checkStatus({ gateway: 'remita', rrr });
  await sweepAfter(60);
  far.answers('/status.reg', ({ path }) => {
    const order = remita.orders.find((known) => path.includes(`/${known.rrr}/`));
    return `{"amount":${order?.paidAmount},"RRR":"${order?.rrr}","orderId":"${order?.orderId}","paymentDate":"2026-11-20 09:15:30 AM","status":"${order?.status}"}`;
  });
}
const lie = (rrr: string, more: string) => `{"amount":12500.0,"RRR":"${rrr}","status":"00",${more}}`;

/** What happens, and how the bill ends after a month in which nobody looked. */
const scenarios: readonly (readonly [string, (given: Given) => Promise<unknown> | unknown, Record<string, unknown>])[] =
  [
    ['nobody pays', () => undefined, { status: 'unpaid', receipts: 0, cases: [] }],
    ['a payment without a notice', ({ rrr }) => remita.pay(rrr), { status: 'paid', receipts: 1, cases: [] }],
    [
      'a payment with five notices',
      async ({ rrr }) => {
        remita.pay(rrr);
        await Promise.all(Array.from({ length: 5 }, () => notify(notice(rrr))));
      },
      { status: 'paid', receipts: 1, cases: [] },
    ],
    ['a forged notice', ({ rrr }) => notify(notice(rrr)), { status: 'unpaid', receipts: 0, cases: [] }],
    [
      'a notice among bad entries',
      async ({ rrr }) => {
        remita.pay(rrr);
        await notify(`[{"amount":1},${notice(rrr)},null,7]`);
      },
      { status: 'paid', receipts: 1 },
    ],
    ...[
      '"orderId":"another"',
      '"merchantId":"1"',
      '"serviceTypeId":"1"',
      '"currency":"USD"',
      '"environment":"LIVE"',
    ].map(
      (more) =>
        [
          `a paid answer that names ${more}`,
          ({ rrr }: Given) => lying(rrr, lie(rrr, more)),
          { status: 'unpaid', receipts: 0, cases: [] },
        ] as const,
    ),
    [
      'a paid answer about another RRR, and then a payment',
      async ({ rrr }) => {
        await lying(rrr, lie('999999999999', '"message":"Approved"'));
        remita.pay(rrr);
      },
      { status: 'paid', receipts: 1, cases: [] },
    ],
    [
      'an answer that says paid and pending',
      ({ rrr }) => lying(rrr, lie(rrr, '"statuscode":"021"')),
      { status: 'unpaid', receipts: 0, cases: [] },
    ],
    [
      'one kobo less',
      ({ rrr }) => remita.pay(rrr, { amount: '12499.99' }),
      { receipts: 0, cases: ['amount-mismatch'] },
    ],
    [
      'a hundred times as much',
      ({ rrr }) => remita.pay(rrr, { amount: '1250000' }),
      { receipts: 0, cases: ['amount-mismatch'] },
    ],
    [
      'an amount nobody can read',
      ({ rrr }) => remita.pay(rrr, { amount: '"?"' }),
      { receipts: 0, cases: ['amount-missing'] },
    ],
    [
      'the same reference paid twice',
      async ({ rrr }) => {
        remita.pay(rrr);
        await notify(notice(rrr));
        await sweepAfter(60);
        remita.payAgain(rrr);
        await notify(notice(rrr, '2026-11-21 08:00:00'));
      },
      { status: 'paid', receipts: 1, cases: ['second-payment'] },
    ],
    [
      'a part, and then the rest',
      async ({ rrr }) => {
        remita.pay(rrr, { amount: '5000.00' });
        await notify(notice(rrr));
        await sweepAfter(60);
        remita.payAgain(rrr, '7500.00');
        await notify(notice(rrr, '2026-11-21 08:00:00'));
      },
      { receipts: 0, cases: ['amount-mismatch', 'second-payment'] },
    ],
    [
      'money that goes back without a word',
      async ({ rrr }) => {
        remita.pay(rrr);
        await sweepAfter(60);
        remita.decline(rrr);
      },
      { status: 'paid', receipts: 1, cases: ['no-longer-paid'] },
    ],
    [
      'a refusal, and a payment afterwards',
      async ({ rrr }) => {
        remita.decline(rrr);
        await sweepAfter(60);
        remita.pay(rrr);
      },
      { status: 'paid', receipts: 1, cases: [] },
    ],
    [
      'a provider that is away for an hour',
      async ({ rrr }) => {
        remita.pay(rrr);
        await lying(rrr, '<html>');
        await sweepAfter(3_600);
      },
      { status: 'paid', receipts: 1, cases: [] },
    ],
  ];

describe('whatever happens at the provider, our books say what it really did', () => {
  it.each(scenarios)('%s', async (_name, happens, ends) => {
    const { bill, ...reference } = await given();
    await happens({ bill, ...reference });
    await sweepAfter(0);
    await expectBooksAgree(db, remita);
    await sweepAfter(60);
    for (let day = 1; day <= 8; day += 1) await sweepAfter(aDay);
    await sweepAfter(23 * aDay);
    expect(await standingOf(db, bill)).toMatchObject(ends);
    await expectBooksAgree(db, remita, { settled: true });
    await expectMoneyInvariants(db);
  });
});
