import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectMoneyInvariants, expectMoneyOfBills } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { givenRefunds } from '../../../testing/given-refunds.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { expectBooksAgree } from './testing/expect-books-agree.ts';
import { remitaNotifications, startPayments } from './testing/payments-test-app.ts';

const { db } = await createTestDatabase({ max: 8 });
let dies = false;
const payments = await startPayments(db, {
  // The process ends with the provider's answer in hand and nothing confirmed.
  onObserved() {
    if (!dies) return;
    dies = false;
    throw new Error('killed');
  },
});
const { app, openSession, checkStatus, sweepAfter, clock, remita } = payments;
const desk = await givenDesk(db);
const refunds = await givenRefunds(db, desk);

const aDay = 86_400;
const which = fc.nat(7);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('start' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('pay' as const), which, beside: fc.constantFrom(0, 0, 0, -100, 100, -1) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pay again' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('notify' as const), which, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('requery' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(5, 600, aDay, 8 * aDay) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('kill' as const), which }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('go back' as const), which }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('decide' as const), which }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('ask back' as const), which }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('refund' as const), which }) },
);

type Row = Record<string, string>;
const rowsOf = async (text: string, values: unknown[]) => (await db.$client.query<Row>(text, values)).rows;
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];
const naira = (kobo: number) => `${Math.trunc(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

/** Held money is to be given back, what the provider took back is taken back, claims are booked once the first payment is; nothing else is decided. */
async function decideOne(ids: readonly string[], at: number): Promise<string | undefined> {
  const open = await rowsOf(
    `select c.id::text as id, c.kind, coalesce(held_kobo(c.payment_id), 0)::text as held, c.payment_id::text as payment,
       exists (select from receipts r where r.payment_id = c.payment_id and not exists (select from receipt_voids v where v.receipt_id = r.id))::text as receipted
     from review_cases c where c.bill_id = any($1) and c.resolved_at is null
       and not (c.kind = 'second-payment' and not exists (select from payments p where p.intent_id = c.intent_id)) order by c.id`,
    [ids],
  );
  const one = pick(open, at);
  if (!one?.id) return undefined;
  const held = Number(one.held);
  const isGone = one.kind === 'no-longer-paid' && one.receipted === 'true';
  if (one.kind === 'second-payment') {
    const given = await desk.secondPayment(one.id);
    await desk.decide(one.id, given);
    return given.decision === 'book' ? 'second payment booked' : 'no second payment';
  }
  const given =
    held > 0
      ? { decision: 'refund', refundKobo: held }
      : isGone
        ? { decision: 'take-back' }
        : await desk.withoutMoney(one.id);
  await desk.decide(one.id, given);
  return given.decision;
}

/** The next step of a refund: its approval, or its payment. One whose money went back in between waits for ever. */
async function refundOne(ids: readonly string[], at: number): Promise<string | undefined> {
  const waiting = await rowsOf(
    `select id, state, (receipt_id is not null)::text as receipted from refunds f where bill_id = any($1) and state in ('requested', 'payable')
       and not exists (select from receipt_voids v where v.receipt_id = f.receipt_id and f.state = 'requested')
       and not exists (select from review_cases c where c.payment_id = f.payment_id and c.kind = 'no-longer-paid' and c.resolved_at is null and f.state = 'requested')
     order by id`,
    [ids],
  );
  const one = pick(waiting, at);
  if (!one?.id) return undefined;
  if (one.state === 'requested') await refunds.approve(one.id);
  else await refunds.pay(one.id);
  return `refund ${one.state === 'requested' ? 'approved' : 'paid'}${one.receipted === 'true' ? '' : ' of a decision'}`;
}

it('never loses nor doubles a kobo, whatever payers, providers, processes and desks do in whatever order', async () => {
  const runs = Number(process.env.RUNS ?? 50);
  const seed = Number(process.env.SEED ?? (process.env.RUNS ? Date.now() % 2 ** 31 : 20261123));
  if (process.env.RUNS) process.stdout.write(`random-money: ${runs} runs, SEED=${seed}\n`);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 36 }), async (steps) => {
      clock.time = new Date();
      dies = false;
      const bills = await Promise.all(
        [[1_250_000], [900_000, 350_000], [70_000]].map((lines) => givenBill(db, { lines })),
      );
      const ids = bills.map(({ id }) => id);
      const rrrOf = new Map<string, string>();

      // Two of three are begun already: a walk that starts nothing shows nothing.
      const begun = [0, 1].map((number) => ({ what: 'start' as const, which: number }));
      for (const one of [...begun, ...steps]) {
        const bill = 'which' in one ? pick(bills, one.which) : undefined;
        const rrr = bill && rrrOf.get(bill.id);
        if (one.what === 'start' && bill) {
          const opened = await openSession({ billReference: bill.reference, provider: 'remita' });
          if (opened.statusCode === 200) rrrOf.set(bill.id, opened.json<{ rrr: string }>().rrr);
        } else if (one.what === 'pay' && bill && rrr) {
          const order = remita.orders.find((known) => known.rrr === rrr);
          // What was paid once is not paid once more with another amount: that is another payment.
          if (order?.takenKobo.length === 0) remita.pay(rrr, { amount: naira(bill.totalKobo + one.beside) });
        } else if (one.what === 'pay again' && rrr) {
          const { takenKobo } = remita.orders.find((order) => order.rrr === rrr) ?? { takenKobo: [] };
          // Nobody pays again what they never paid; that a second one came is told, or nobody could know.
          if (takenKobo.length > 0 && takenKobo.length < 5) {
            remita.payAgain(rrr);
            // Each of them on a day of its own, as the bank debits it.
            const days = takenKobo.slice(1).map((_, at) => `2026-11-${21 + at} 08:00:00`);
            for (const day of ['2026-11-20 11:17:03', ...days]) await notify(rrr, day);
          }
        } else if (one.what === 'notify' && rrr) {
          await Promise.all(Array.from({ length: one.times }, () => notify(rrr, '2026-11-20 11:17:03')));
        } else if (one.what === 'requery' && rrr) {
          await checkStatus({ gateway: 'remita', rrr });
        } else if (one.what === 'wait') {
          await sweepAfter(one.seconds);
        } else if (one.what === 'kill' && rrr) {
          dies = true;
          await checkStatus({ gateway: 'remita', rrr });
          dies = false;
        } else if (one.what === 'go back' && rrr) {
          remita.decline(rrr);
        } else if (one.what === 'decide') {
          const decision = await decideOne(ids, one.which);
          if (decision) seen.add(decision);
        } else if (one.what === 'ask back') {
          const receipt = pick(
            await rowsOf(
              `select r.id from receipts r join payments p on p.id = r.payment_id where r.bill_id = any($1) and p.disposition = 'receipted'
                 and not exists (select from receipt_voids v where v.receipt_id = r.id)
                 and not exists (select from refunds f where f.receipt_id = r.id) order by r.id`,
              [ids],
            ),
            one.which,
          );
          if (receipt?.id) await refunds.request(receipt.id);
        } else if (one.what === 'refund') {
          const done = await refundOne(ids, one.which);
          if (done) seen.add(done);
        }
        await expectMoneyOfBills(db, ids);
      }
      // Everything has its time: what waits for a provider is asked about, what waits for persons is decided and paid.
      await sweepAfter(60);
      await sweepAfter(2 * aDay);
      for (let decided: string | undefined = 'first'; decided !== undefined; seen.add(decided ?? ''))
        decided = await decideOne(ids, 0);
      for (let done: string | undefined = 'first'; done !== undefined; seen.add(done ?? ''))
        done = await refundOne(ids, 0);
      await expectMoneyInvariants(db);
      await expectBooksAgree(db, remita);
    }),
    { numRuns: runs, seed, verbose: 1 },
  );
  // A walk that never came to these would prove nothing about them.
  if (runs >= 50)
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['refund', 'take-back', 'refund approved', 'refund paid', 'refund paid of a decision'],
        'second payment booked',
      ]),
    );
}, 900_000);

async function notify(rrr: string, day: string): Promise<void> {
  const body = `[{"rrr":"${rrr}","channnel":"CARDPAYMENT","amount":12500.0,"debitdate":"${day}"}]`;
  const answer = await app.inject({
    method: 'POST',
    url: remitaNotifications,
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
}
