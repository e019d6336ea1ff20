import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { askPaymentRules } from '../testing/payment-rules.ts';

const { db } = await createTestDatabase({ max: 45 });
const { booksOf, confirm, query, refusal, standing, stateOf } = askPaymentRules(db);

describe('confirming a payment', () => {
  it('writes payment, books, receipt, bill, attempt and news together', async () => {
    const bill = await givenBill(db, { lines: [1_000_000, 250_050] });
    const intent = await givenIntent(db, bill);

    expect(await confirm({ intent, amountKobo: 1_250_050 })).toBe('receipted');

    expect(await standing(bill)).toEqual({ payStatusId: 2, status: 'paid', receipts: 1, cases: null });
    expect(await stateOf(intent)).toBe('CONFIRMED');
    expect(await booksOf(bill)).toEqual([
      { account: 'clearing:remita', kobo: 1_250_050 },
      { account: 'revenue:12010101', kobo: -1_000_000 },
      { account: 'revenue:12010102', kobo: -250_050 },
    ]);
    const [receipt] = await query('select receipt_number, amount_kobo, payer_name from receipts where bill_id = $1', [
      bill.id,
    ]);
    expect(receipt).toEqual({
      receipt_number: expect.stringMatching(/^KDR-20\d\d-\d{8}$/),
      amount_kobo: 1_250_050,
      payer_name: 'Amina Bello',
    });
    expect(await query(`select topic, payload from outbox where payload ->> 'billId' = $1`, [bill.id])).toEqual([
      { topic: 'receipt.issued', payload: { billReference: bill.reference, billId: bill.id, statusCode: 200 } },
    ]);
  });

  it('gives one receipt, whoever reports the same money and however many at once', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const sources = ['requery', 'sweeper', 'statement', 'operator'] as const;

    const outcomes = await Promise.all(
      Array.from({ length: 48 }, (_, n) =>
        confirm({ intent, amountKobo: bill.totalKobo, source: sources[n % 4] ?? 'requery' }),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'receipted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(47);
    expect(await standing(bill)).toEqual({ payStatusId: 2, status: 'paid', receipts: 1, cases: null });
    expect((await booksOf(bill)).reduce((sum, { kobo }) => sum + kobo, 0)).toBe(0);
  });

  it.each(['session', 'notification', 'widget', 'redirect'] as const)('does not believe "%s"', async (source) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await expect(confirm({ intent, amountKobo: bill.totalKobo, source })).rejects.toThrow('ask the provider');
    expect(await standing(bill)).toMatchObject({ payStatusId: 1, receipts: 0 });
  });

  it.each([
    { wrong: 'one kobo short', amountOf: (kobo: number) => kobo - 1 },
    { wrong: 'one kobo too much', amountOf: (kobo: number) => kobo + 1 },
    { wrong: 'naira taken for kobo', amountOf: (kobo: number) => kobo * 100 },
  ])('holds money that does not agree for a person: $wrong', async ({ amountOf }) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const amountKobo = amountOf(bill.totalKobo);

    expect(await confirm({ intent, amountKobo })).toBe('mismatch');

    expect(await standing(bill)).toEqual({
      payStatusId: 1,
      status: 'under-review',
      receipts: 0,
      cases: ['amount-mismatch'],
    });
    expect(await stateOf(intent)).toBe('REVIEW');
    expect(await booksOf(bill)).toEqual([
      { account: 'clearing:remita', kobo: amountKobo },
      { account: 'suspense:mismatch', kobo: -amountKobo },
    ]);
  });

  it.each([null, 0, -5])('opens a case when the provider says paid and the amount is %s', async (amountKobo) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);

    expect(await confirm({ intent, amountKobo })).toBe('mismatch');
    expect(await confirm({ intent, amountKobo })).toBe('mismatch');

    expect(await standing(bill)).toMatchObject({ status: 'under-review', receipts: 0, cases: ['amount-missing'] });
    expect(await stateOf(intent)).toBe('REVIEW');
    expect(await booksOf(bill)).toEqual([]);
  });

  it('holds the money when the bill was amended after the session was made', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await query(
      `with line as (update bill_lines set amount_kobo = amount_kobo + 100 where bill_id = $1)
       update bills set total_kobo = total_kobo + 100 where id = $1`,
      [bill.id],
    );
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({ payStatusId: 1, cases: ['amount-mismatch'] });
  });

  it('holds the money of a cancelled bill for a person', async () => {
    const bill = await givenBill(db, { cancelled: true });
    const intent = await givenIntent(db, bill);
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({ status: 'under-review', cases: ['bill-cancelled'] });
  });

  it('gives a receipt for a bill that has expired', async () => {
    const bill = await givenBill(db, { issuedOn: '2026-01-05' });
    const intent = await givenIntent(db, bill);
    expect(await standing(bill)).toMatchObject({ status: 'expired' });
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('receipted');
    expect(await standing(bill)).toMatchObject({ status: 'paid', receipts: 1 });
  });

  it.each(['INITIATING', 'PROCESSING', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'])(
    'accepts late money when the attempt is %s',
    async (state) => {
      const bill = await givenBill(db);
      const intent = await givenIntent(db, bill, { state });
      expect(await confirm({ intent, amountKobo: bill.totalKobo, source: 'sweeper' })).toBe('receipted');
      expect(await stateOf(intent)).toBe('CONFIRMED');
      expect(await standing(bill)).toMatchObject({ payStatusId: 2, receipts: 1 });
    },
  );

  it.each(['CREATED', 'REFUND_PENDING', 'REFUNDED'])('books unexpected money when the attempt is %s', async (state) => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill, { state });
    expect(await confirm({ intent, amountKobo: bill.totalKobo })).toBe('mismatch');
    expect(await standing(bill)).toMatchObject({
      payStatusId: 1,
      status: 'under-review',
      cases: ['unexpected-payment'],
    });
    expect(await booksOf(bill)).toContainEqual({ account: 'suspense:mismatch', kobo: -bill.totalKobo });
  });

  it('owes back what is paid twice, through another gateway or by a second reference', async () => {
    const bill = await givenBill(db);
    const remita = await givenIntent(db, bill);
    const interswitch = await givenIntent(db, bill, { provider: 'interswitch' });
    const outcomes = await Promise.all([
      confirm({ intent: remita, amountKobo: bill.totalKobo }),
      confirm({ intent: interswitch, amountKobo: bill.totalKobo }),
    ]);
    expect(outcomes.toSorted()).toEqual(['receipted', 'surplus']);
    expect(await confirm({ intent: remita, amountKobo: 700, reference: 'another' })).toBe('surplus');

    expect(await standing(bill)).toEqual({
      payStatusId: 2,
      status: 'paid',
      receipts: 1,
      cases: ['surplus', 'surplus'],
    });
    expect(await booksOf(bill)).toContainEqual({ account: 'liability:overpayment', kobo: -bill.totalKobo - 700 });
  });

  it('gives a receipt or a case, never both, when the bill is cancelled at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bill = await givenBill(db);
      const intent = await givenIntent(db, bill);
      const [outcome] = await Promise.all([
        confirm({ intent, amountKobo: bill.totalKobo }),
        refusal('update bills set cancelled_at = now() where id = $1', [bill.id]),
      ]);
      expect(await standing(bill)).toMatchObject(
        outcome === 'receipted'
          ? { payStatusId: 2, status: 'paid', receipts: 1, cases: null }
          : { payStatusId: 1, status: 'under-review', receipts: 0, cases: ['bill-cancelled'] },
      );
    }
  });

  it('leaves nothing behind when the connection dies before the commit, and everything when it is tried again', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    const doomed = await db.$client.connect();
    doomed.on('error', () => {});
    await doomed.query('begin');
    await doomed.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      bill.totalKobo,
    ]);
    const { rows } = await doomed.query('select pg_backend_pid() as pid');
    await query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    doomed.release(true);

    expect(await standing(bill)).toEqual({ payStatusId: 1, status: 'unpaid', receipts: 0, cases: null });
    expect(await confirm({ intent, amountKobo: bill.totalKobo, source: 'sweeper' })).toBe('receipted');
    expect(await standing(bill)).toMatchObject({ payStatusId: 2, receipts: 1 });
  });

  it('opens a case when the same reference is reported with another amount', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await confirm({ intent, amountKobo: bill.totalKobo });
    expect(await confirm({ intent, amountKobo: 5 })).toBe('duplicate');
    expect(await standing(bill)).toMatchObject({ status: 'paid', cases: ['conflicting-report'] });
  });

  it('keeps the sum of all books at zero, and clearing at what the providers took', async () => {
    const [row] = await query(
      `select (select sum(amount_kobo)::bigint from ledger_entries) as books,
         (select sum(amount_kobo) from ledger_entries where account like 'clearing:%')
           = (select sum(amount_kobo) from payments) as agrees`,
    );
    expect(row).toEqual({ books: 0, agrees: true });
  });
});
