import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { ownerId, startOwn } from '../testing/own-test-app.ts';

const { db } = await createTestDatabase();
const { call, read } = await startOwn(db, () => new Date(), reportingModule);
const query = async <Row>(text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows as Row[];

let counted = 0;
/** A taxpayer nobody else knows. */
const someTpui = () => `KD-9000-${String(++counted).padStart(4, '0')}-00`;

type BillOptions = Omit<Parameters<typeof givenBill>[1] & object, 'tpui'>;
const billOf = (tpui: string, options: BillOptions = {}) => givenBill(db, { ...options, tpui });
async function paid(bill: Awaited<ReturnType<typeof billOf>>, amountKobo = bill.totalKobo) {
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    amountKobo,
  ]);
  return intent;
}
const voidReceipt = (billId: string) =>
  query(`select void_receipt(r.id, 'reversal', 'taken back') from receipts r where bill_id = $1`, [billId]);

describe('lists of one’s own', () => {
  it('hold everything of the caller whatever its age, and nothing of anybody else', async () => {
    const [me, other] = [someTpui(), someTpui()];
    const old = await billOf(me, { issuedOn: '2021-03-01' });
    const bill = await billOf(me, { lines: [100_000, 50_000] });
    const intent = await paid(bill);
    const foreign = await billOf(other);
    await paid(foreign);

    const invoices = await read('/reports/own-invoices', me);
    expect(invoices.data.map((row: { billReference: string }) => row.billReference)).toEqual([
      bill.reference,
      old.reference,
    ]);
    expect(invoices.totals).toEqual({
      totalKobo: 150_000 + old.totalKobo,
      cancelledKobo: 0,
      owedKobo: old.totalKobo,
    });
    const receipts = await read('/reports/own-receipts', me);
    expect(receipts.data).toEqual([
      expect.objectContaining({ billReference: bill.reference, amountKobo: 150_000, status: 'receipt' }),
    ]);
    const attempts = await read('/reports/own-attempts', me);
    expect(attempts.data).toEqual([expect.objectContaining({ id: intent.id, status: 'paid', amountKobo: 150_000 })]);
    const statement = await read('/reports/own-statement?sortOrder=asc', me);
    expect(statement.data.map((row: { reference: string }) => row.reference)).not.toContain(foreign.reference);
    expect(statement.totals).toEqual({ chargeKobo: 150_000 + old.totalKobo, paidKobo: 150_000 });
  });

  it.each([
    ['the bill’s reference', (bill: { reference: string }) => bill.reference],
    ['words of what it is for', () => 'line'],
  ])('find by %s, and nothing of anybody else by it', async (_how, criteria) => {
    const [me, other] = [someTpui(), someTpui()];
    const bill = await billOf(me);
    const [head] = await query<{ name: string }>('select name from revenue_heads where id = 1');
    const typed = criteria(bill) === 'line' ? (head?.name ?? '') : criteria(bill);
    const path = `/reports/own-invoices?criteria=${encodeURIComponent(typed)}`;
    expect((await read(path, me)).totalRecords).toBe(1);
    expect((await read(path, other)).totalRecords).toBe(0);
  });

  it('finds an attempt by its RRR for its own payer alone', async () => {
    const [me, other] = [someTpui(), someTpui()];
    const { providerRef } = await givenIntent(db, await billOf(me), { state: 'FAILED' });
    for (const report of ['own-attempts', 'own-invoices'])
      expect([
        (await read(`/reports/${report}?criteria=${providerRef}`, me)).totalRecords,
        (await read(`/reports/${report}?criteria=${providerRef}`, other)).totalRecords,
      ]).toEqual([1, 0]);
  });

  it('are for taxpayers', async () => {
    for (const report of ['own-invoices', 'own-receipts', 'own-attempts', 'own-statement']) {
      expect((await call(`/reports/${report}`)).status).toBe(401);
      expect((await call(`/reports/${report}`, 'staff')).status).toBe(403);
      expect((await call(`/reports/${report}?minDate=2026-02-30`, someTpui())).status).toBe(422);
    }
  });
});

describe('the statement of account', () => {
  it('adds up, counts what was before its period, and forgets what was cancelled or voided', async () => {
    const me = someTpui();
    await billOf(me, { issuedOn: '2022-01-05', cancelled: true });
    const [one, two, three] = [await billOf(me), await billOf(me), await billOf(me)];
    await paid(one);
    await paid(two);
    await voidReceipt(two.id);
    const { data, totals } = await read('/reports/own-statement?sortOrder=asc', me);
    let balance = 0;
    for (const row of data) {
      balance += row.chargeKobo - row.paidKobo;
      expect(row.balanceKobo).toBe(balance);
    }
    expect(balance).toBe(three.totalKobo);
    expect(totals.chargeKobo - totals.paidKobo).toBe(balance);
    const [{ day }] = (await query<{ day: string }>(
      `select (now() at time zone 'Africa/Lagos')::date::text as day`,
    )) as [{ day: string }];
    const payments = await read(`/reports/own-statement?minDate=${day}&status=payment&sortOrder=asc`, me);
    expect(payments.data.map((row: { balanceKobo: number }) => row.balanceKobo)).toEqual(
      data
        .filter((row: { status: string }) => row.status === 'payment')
        .map((row: { balanceKobo: number }) => row.balanceKobo),
    );
  });
});

describe('GET /account/summary', () => {
  it('says what is due, what is late and what was paid, voids subtracted', async () => {
    const me = someTpui();
    const due = await billOf(me, { lines: [70_000] });
    const late = await billOf(me, { lines: [30_000], issuedOn: '2023-01-01' });
    const one = await billOf(me, { lines: [5_000] });
    const two = await billOf(me, { lines: [4_000] });
    await paid(one);
    await paid(two);
    await voidReceipt(two.id);
    await paid(await billOf(me, { lines: [9_000] }), 1);
    const { id } = await givenIntent(db, due);
    await billOf(me, { cancelled: true });
    await billOf(someTpui());
    const summary = await read('/account/summary', me);
    expect(summary).toMatchObject({
      due: { kobo: 70_000, count: 1 },
      // Its attempt has begun just now.
      payable: { kobo: 0, count: 0 },
      overdue: { kobo: 30_000, count: 1 },
      underReview: { kobo: 9_000, count: 1 },
      paidThisYear: { kobo: 5_000, count: 1 },
      bills: 6,
      deadlines: [
        { billReference: late.reference, status: 'expired' },
        { billReference: due.reference, status: 'unpaid' },
      ],
    });
    expect(summary.attempts).toContainEqual(expect.objectContaining({ id, status: 'waiting' }));
    expect(summary.attempts.map((attempt: { status: string }) => attempt.status).sort()).toEqual(['review', 'waiting']);
  });

  it('says the day that was agreed for a part of a plan, not the last one, and the list says the same', async () => {
    const me = someTpui();
    const part = await billOf(me, { dueAfterDays: 7 });
    const days = (await query<{ due: string }>('select due_on::text as due from bills where id = $1', [part.id]))[0];
    const summary = await read('/account/summary', me);
    const row = { billReference: part.reference, expiresOn: days?.due };
    expect(summary.deadlines).toContainEqual(expect.objectContaining(row));
    expect((await read('/reports/own-invoices', me)).data).toContainEqual(expect.objectContaining(row));
    expect((await read(`/account/bill?billReference=${part.reference}`, me)).bill).toMatchObject(row);
    await expect(query('update bills set due_on = null where id = $1', [part.id])).rejects.toMatchObject({
      constraint: 'bills_due_on_fixed',
    });
  });

  it('says the day of the law when it was before the bill, which can be paid all the same', async () => {
    const me = someTpui();
    const bill = await billOf(me, { dueAfterDays: -49 });
    const [days] = await query<{ due: string }>('select due_on::text as due from bills where id = $1', [bill.id]);
    expect(await read('/account/summary', me)).toMatchObject({
      ...{ due: { count: 1 }, overdue: { count: 0 }, nextDay: days?.due },
      deadlines: [{ billReference: bill.reference, expiresOn: days?.due, status: 'unpaid' }],
    });
    const [row] = (await read('/reports/own-invoices', me)).data;
    expect(row).toMatchObject({ expiresOn: days?.due, status: 'unpaid' });
    // Its paper has expired meanwhile: the day of the law stays what is told first.
    const old = await billOf(me, { dueAfterDays: -49, issuedOn: '2023-03-01' });
    expect((await read(`/account/bill?billReference=${old.reference}`, me)).bill).toMatchObject({
      ...{ expiresOn: '2023-01-11', payableUntil: '2023-06-01', status: 'expired' },
    });
    expect((await read('/account/summary', me)).deadlines[0]).toMatchObject({ expiresOn: '2023-01-11' });
    await expect(billOf(me, { dueAfterDays: 400 })).rejects.toMatchObject({ constraint: 'bills_due_on_check' });
  });

  it('is all zeros for somebody who never had a bill', async () => {
    const none = { kobo: 0, count: 0 };
    expect(await read('/account/summary', someTpui())).toMatchObject({
      ...{
        due: none,
        payable: none,
        overdue: none,
        paidThisYear: none,
        bills: 0,
        nextDay: null,
        deadlines: [],
        receipts: [],
      },
    });
  });

  it('is for taxpayers', async () => {
    expect([(await call('/account/summary')).status, (await call('/account/summary', 'staff')).status]).toEqual([
      401, 403,
    ]);
  });
});

describe('GET /account/attempts/:id', () => {
  it('tells each step with its time, how often we asked and when we ask again', async () => {
    const me = someTpui();
    const bill = await billOf(me);
    const { id, providerRef } = await givenIntent(db, bill);
    for (const outcome of ['pending', 'pending', 'paid'])
      await query(
        `insert into provider_observations (intent_id, source, outcome, raw) values ($1, 'sweeper', $2, '')`,
        [id, outcome],
      );
    await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [id, providerRef, bill.totalKobo]);
    const { attempt, hops, askedTimes, askedAt, begunBy } = await read(`/account/attempts/${id}`, me);
    expect(attempt).toMatchObject({ status: 'paid', reference: providerRef });
    expect(begunBy).toBeNull();
    expect(askedTimes).toBe(3);
    expect(askedAt).not.toBeNull();
    const kinds = hops.map(({ kind, outcome }: { kind: string; outcome: string | null }) =>
      [kind, outcome].filter(Boolean).join(' '),
    );
    expect(kinds).toEqual(
      expect.arrayContaining(['started', 'reference', 'answer pending', 'answer paid', 'paid', 'receipt']),
    );
    expect(kinds.filter((kind: string) => kind === 'answer pending')).toHaveLength(1);
  });

  it('says who began it for the payer', async () => {
    const me = someTpui();
    const { id } = await givenIntent(db, await billOf(me));
    await query(`update payment_intents set begun_by = 'Ladi Musa' where id = $1`, [id]);
    expect(await read(`/account/attempts/${id}`, me)).toMatchObject({ begunBy: 'Ladi Musa' });
  });

  it('is not there for anybody else, and refuses what is no id', async () => {
    const { id } = await givenIntent(db, await billOf(someTpui()));
    expect((await call(`/account/attempts/${id}`, someTpui())).body.code).toBe('payment.not-found');
    expect((await call(`/account/attempts/${id}`)).status).toBe(401);
    expect((await call(`/account/attempts/${id}`, 'staff')).status).toBe(403);
    expect((await call('/account/attempts/7', someTpui())).status).toBe(422);
  });
});

describe('GET /account/bill', () => {
  it('shows its lines, its attempts and whether it can be cancelled', async () => {
    const me = someTpui();
    const bill = await billOf(me, { lines: [100_000, 50_000], raisedBy: ownerId });
    const path = `/account/bill?billReference=${bill.reference}`;
    expect(await read(path, me)).toMatchObject({
      bill: { billReference: bill.reference, totalKobo: 150_000, status: 'unpaid' },
      lines: [{ amountKobo: 100_000 }, { amountKobo: 50_000 }],
      attempts: [],
      cancellation: 'possible',
    });
    const { id } = await givenIntent(db, bill);
    expect(await read(path, me)).toMatchObject({ attempts: [{ id }], cancellation: 'payment-pending' });
    const others = await billOf(me);
    expect(await read(`/account/bill?billReference=${others.reference}`, me)).toMatchObject({
      cancellation: 'not-own',
    });
  });

  it('is not there for anybody else', async () => {
    const { reference } = await billOf(someTpui());
    const path = `/account/bill?billReference=${reference}`;
    expect((await call(path, someTpui())).body.code).toBe('bill.not-found');
    expect([(await call(path)).status, (await call(path, 'staff')).status]).toEqual([401, 403]);
    expect((await call('/account/bill', someTpui())).status).toBe(422);
  });
});
