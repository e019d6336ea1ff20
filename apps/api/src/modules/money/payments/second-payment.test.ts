import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { remitaNotifications, startPayments } from './testing/payments-test-app.ts';
import { scriptRemita } from './testing/scripted-remita.ts';

const { db } = await createTestDatabase({ max: 10 });
const desk = await givenDesk(db);
const { app, openSession, checkStatus, far, sweepAfter, ...payments } = await startPayments(db);
let remita = payments.remita;

afterEach(async () => {
  await expectMoneyInvariants(db);
  far.forget();
  remita = scriptRemita(far);
});

async function given() {
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  return { bill, rrr: session.json<{ rrr: string }>().rrr };
}
const notify = (rrr: string, at: string, more = '') =>
  app.inject({
    method: 'POST',
    url: remitaNotifications,
    body: `[{"rrr":"${rrr}","amount":12500.0,"debitdate":"${at}"${more}}]`,
  });
const casesOf = async (bill: { id: string }) =>
  (
    await db.$client.query<{ id: number; kind: string; detail: { claims?: unknown[] } }>(
      'select id, kind, detail from review_cases where bill_id = $1 order by id',
      [bill.id],
    )
  ).rows;
const newsOf = async (bill: { reference: string }) =>
  (
    await db.$client.query(
      `select payload->>'kind' as kind from outbox where topic = 'payment.review' and payload->>'billReference' = $1`,
      [bill.reference],
    )
  ).rows;

describe('a second payment of one reference', () => {
  it.each([
    ['another day', '2026-11-21 10:00:00', ''],
    ['another hour', '2026-11-20 11:17:09', ''],
    ['another reference', '2026-11-20 11:17:03', ',"paymentReference":"P-2"'],
  ])('is claimed by a notice of %s: a case at once, the payer is told, and no money moves', async (_case, at, more) => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await notify(rrr, '2026-11-20 11:17:03', ',"paymentReference":"P-1"');
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: [] });

    await notify(rrr, at, more || ',"paymentReference":"P-1"');
    await sweepAfter(0);

    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['second-payment'] });
    expect((await casesOf(bill))[0]?.detail.claims?.length).toBeGreaterThanOrEqual(2);
    expect(await newsOf(bill)).toEqual([{ kind: 'second-payment' }]);
    expect((await db.$client.query('select from payments where bill_id = $1', [bill.id])).rowCount).toBe(1);
    expect((await checkStatus({ gateway: 'remita', rrr })).json()).toEqual({
      responseCode: '00',
      responseDescription: expect.stringContaining('second payment'),
    });
  });

  it('is claimed by the rest after a part payment as well', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr, { amount: '5000.00' });
    await notify(rrr, '2026-11-20 11:17:03');
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'under-review', cases: ['amount-mismatch'] });
    await notify(rrr, '2026-11-21 09:00:00');
    await sweepAfter(0);
    expect(await standingOf(db, bill)).toMatchObject({ cases: ['amount-mismatch', 'second-payment'] });
  });

  it('is claimed by an answer that names another day than the one before', async () => {
    const { bill, rrr } = await given();
    const paid = (day: string) =>
      `{"amount":12500.0,"RRR":"${rrr}","paymentDate":"2026-11-${day} 09:15:30 AM","status":"00"}`;
    let asked = 0;
    far.answers('/status.reg', ({ path }) => {
      if (!path.includes(rrr)) return '<html>';
      asked += 1;
      return paid(asked === 1 ? '20' : '21');
    });
    await sweepAfter(60);
    await sweepAfter(86_400);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['second-payment'] });
  });

  it('is one case, however many unsigned notices claim it, and the bill stays payable while nobody has paid', async () => {
    const { bill, rrr } = await given();
    for (let second = 100; second < 160; second += 1) await notify(rrr, `2026-11-20 11:17:${`${second}`.slice(1)}`);
    await sweepAfter(0);
    const [opened, ...more] = await casesOf(bill);
    expect(more).toEqual([]);
    expect(opened?.detail.claims?.length).toBe(50);
    expect(await newsOf(bill)).toHaveLength(1);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'unpaid', receipts: 0 });
    expect((await openSession({ billReference: bill.reference, provider: 'remita' })).statusCode).toBe(200);
  });

  it('is a new case when it is claimed after the last one was decided, and not by what was known then', async () => {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await notify(rrr, '2026-11-20 11:17:03');
    await notify(rrr, '2026-11-21 11:17:03');
    await sweepAfter(0);
    await desk.decideAll(bill.id);
    await notify(rrr, '2026-11-20 11:17:03', ',"type":"PY","dateSent":"2026-11-23 11:17:03"');
    await sweepAfter(0);
    expect(await casesOf(bill)).toHaveLength(1);
    await notify(rrr, '2026-11-22 11:17:03');
    await sweepAfter(0);
    expect(await casesOf(bill)).toHaveLength(2);
    expect(await newsOf(bill)).toHaveLength(2);
  });
});

describe('a further movement of a reference', () => {
  const book = (
    intentId: string,
    source: string,
    people: readonly (string | null)[] = [null, null],
    movement = '2026-11-21',
  ) =>
    db.$client.query(`select book_second_payment($1, $2, 700000, 'bank', now(), $3, $4, $5) as id`, [
      intentId,
      movement,
      source,
      ...people,
    ]);
  async function givenPaid() {
    const { bill, rrr } = await given();
    remita.pay(rrr);
    await sweepAfter(60);
    const { rows } = await db.$client.query<{ id: string }>('select id from payment_intents where bill_id = $1', [
      bill.id,
    ]);
    return { bill, rrr, intentId: rows[0]?.id ?? '' };
  }
  const clerk = randomUUID();

  it.each<[string, string, readonly (string | null)[]]>([
    ['the provider’s answer alone', 'requery', [null, null]],
    ['the sweeper', 'sweeper', [clerk, randomUUID()]],
    ['one person', 'operator', [clerk, null]],
    ['one person twice', 'operator', [clerk, clerk]],
    ['a notice', 'notification', [clerk, randomUUID()]],
  ])('is not booked by %s', async (_case, source, people) => {
    const { bill, intentId } = await givenPaid();
    await expect(book(intentId, source, people)).rejects.toThrow();
    expect((await db.$client.query('select from payments where bill_id = $1', [bill.id])).rowCount).toBe(1);
  });

  it.each<[string, string, readonly (string | null)[]]>([
    ['two persons', 'operator', [clerk, randomUUID()]],
    ['a released settlement file', 'statement', [null, null]],
  ])('is booked by %s, once, under a key of its own, and is a case', async (_case, source, people) => {
    const { bill, rrr, intentId } = await givenPaid();
    const [first, again] = [await book(intentId, source, people), await book(intentId, source, people)];
    expect(again.rows).toEqual(first.rows);
    const { rows } = await db.$client.query(
      `select p.movement, p.amount_kobo::int as kobo, p.disposition,
         (select array_agg(e.account || ' ' || e.amount_kobo order by e.id) from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id where t.reference = ledger_reference(p)) as books
       from payments p where bill_id = $1 order by recorded_at`,
      [bill.id],
    );
    expect(rows[1]).toEqual({
      movement: '2026-11-21',
      kobo: 700_000,
      disposition: 'surplus',
      books: ['clearing:remita 700000', 'liability:overpayment -700000'],
    });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, cases: ['surplus'] });
    // The receipt can still be voided, and only its own money goes back.
    await db.$client.query(`select void_receipt(id, 'reversal', 'test') from receipts where bill_id = $1`, [bill.id]);
    const { rows: turned } = await db.$client.query(
      `select e.account, e.amount_kobo::int as kobo from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.kind = 'reversal' and t.reference = $1 and e.account like 'clearing%'`,
      [`remita:${rrr}`],
    );
    expect(turned).toEqual([{ account: 'clearing:remita', kobo: -1_250_000 }]);
  });

  it('is not booked before the first one', async () => {
    const { bill } = await given();
    const { rows } = await db.$client.query<{ id: string }>('select id from payment_intents where bill_id = $1', [
      bill.id,
    ]);
    await expect(book(rows[0]?.id ?? '', 'statement')).rejects.toThrow('nothing was booked');
  });
});
