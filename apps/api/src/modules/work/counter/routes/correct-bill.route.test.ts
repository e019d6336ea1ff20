import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenFilledBill } from '../../../../testing/given-filled-bill.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from '../../../money/billing/index.ts';
import { counterModule } from '../counter.module.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const { call, staffMember, audited } = await startModule(db, new Date().toISOString(), (app, around) =>
  counterModule(app, { ...around, bills, sms: { send: async () => {} } }),
);
const clerk = await staffMember('MDA User', 6, 2);
const stranger = await staffMember('MDA User', 6, 1);

const payer = { kind: 'walk-in', categoryId: 1, name: 'Musa Sani', phone: '08035550101' };
const search = (parcels: number, plot = 'KD/12') => ({ revenueHeadCode: '12020407', attributes: { parcels, plot } });
async function raised(parcels = 2): Promise<string> {
  const body = {
    payer,
    lines: [search(parcels)],
    totalKobo: parcels * 1_000_000,
    submissionId: randomUUID(),
    despiteLikeBills: true,
  };
  return (await call('POST', '/counter/bills', { as: clerk, body })).json().billReference;
}
const correction = (billReference: string, change: object = {}) => ({
  billReference,
  payer,
  lines: [search(2, 'KD/13')],
  totalKobo: 2_000_000,
  reason: 'The plot was another one',
  submissionId: randomUUID(),
  ...change,
});
const correct = (billReference: string, change: object = {}, as = clerk) =>
  call('POST', '/counter/corrections', { as, body: correction(billReference, change) });
const filled = (reference: string, as = clerk) => call('GET', `/counter/bills/${reference}`, { as });

describe('a correction', () => {
  it('of the same payer and amount keeps reference and RRR, so that the paper is paid as before', async () => {
    const reference = await raised();
    const bill = await bills.find(reference);
    const intent = await givenIntent(db, { id: bill?.id ?? '', reference, totalKobo: 2_000_000 });
    expect((await correct(reference, { payer: { ...payer, phone: '08035550102' } })).json()).toEqual({
      billReference: reference,
      totalKobo: 2_000_000,
      isSame: true,
    });
    expect(await bills.find(reference)).toMatchObject({
      status: 'unpaid',
      payer: { phone: '08035550102' },
      lines: [{ narration: 'Parcels 2 · Plot number KD/13' }],
    });
    await db.$client.query(`select confirm_payment($1, $2, 2000000, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
    ]);
    expect((await bills.find(reference))?.status).toBe('paid');
    const { rows } = await db.$client.query('select before, reason from bill_corrections where bill_id = $1', [
      bill?.id,
    ]);
    expect(rows).toMatchObject([
      {
        reason: 'The plot was another one',
        before: { lines: [{ answers: { plot: 'KD/12' } }], payer: { phone: '08035550101' } },
      },
    ]);
    expect((await audited(`bill:${reference}`)).at(-1)?.action).toBe('bill.corrected');
  });

  it('of the amount takes a new reference, to which the old one leads', async () => {
    const reference = await raised();
    const first = (await correct(reference, { lines: [search(3)], totalKobo: 3_000_000 })).json();
    expect(first).toMatchObject({ isSame: false, totalKobo: 3_000_000 });
    const second = (await correct(first.billReference, { lines: [search(1)], totalKobo: 1_000_000 })).json();
    expect(await bills.find(reference)).toMatchObject({ status: 'cancelled', correctedBy: second.billReference });
    expect(await bills.find(first.billReference)).toMatchObject({
      status: 'cancelled',
      correctedBy: second.billReference,
    });
    expect(await bills.find(second.billReference)).toMatchObject({
      status: 'unpaid',
      correctedBy: null,
      totalKobo: 1_000_000,
    });
  });

  it('of the payer takes a new reference too', async () => {
    const reference = await raised();
    const { billReference, isSame } = (await correct(reference, { payer: { ...payer, name: 'Sani Musa' } })).json();
    expect([isSame, billReference === reference]).toEqual([false, false]);
  });

  it('of the amount waits while somebody may be paying', async () => {
    const reference = await raised();
    const bill = await bills.find(reference);
    await givenIntent(db, { id: bill?.id ?? '', reference, totalKobo: 2_000_000 });
    expect((await correct(reference, { lines: [search(3)], totalKobo: 3_000_000 })).json().code).toBe(
      'bill.payment-pending',
    );
    expect((await bills.find(reference))?.status).toBe('unpaid');
  });

  it('leaves money on the old RRR to a person, who is shown the new bill; nothing is receipted by itself', async () => {
    const reference = await raised();
    const bill = await bills.find(reference);
    const old = { createdAt: new Date(Date.now() - 3_600_000) };
    const intent = await givenIntent(db, { id: bill?.id ?? '', reference, totalKobo: 2_000_000 }, old);
    await db.$client.query(
      `insert into provider_observations (intent_id, source, provider_code, outcome, raw) values ($1, 'sweeper', '021', 'pending', '{}')`,
      [intent.id],
    );
    const corrected = (await correct(reference, { lines: [search(3)], totalKobo: 3_000_000 })).json();
    await db.$client.query(`select confirm_payment($1, $2, 2000000, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
    ]);
    const { rows } = await db.$client.query(
      'select kind, corrected_bill(bill_id) as proposed from review_cases where bill_id = $1',
      [bill?.id],
    );
    expect(rows).toEqual([{ kind: 'bill-cancelled', proposed: corrected.billReference }]);
    expect((await bills.find(reference))?.receipt).toBeNull();
    expect((await bills.find(corrected.billReference))?.status).toBe('unpaid');
  });

  it('is one, however often the same submission is sent', async () => {
    const reference = await raised();
    const same = correction(reference, { lines: [search(5)], totalKobo: 5_000_000 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', '/counter/corrections', { as: clerk, body: same })),
    );
    expect(new Set(answers.map((answer) => answer.json().billReference)).size).toBe(1);
    const { rows } = await db.$client.query(
      'select count(*)::int as n from bill_corrections c join bills b on b.id = c.bill_id where b.reference = $1',
      [reference],
    );
    expect(rows[0].n).toBe(1);
  });

  it('begins with what was filled', async () => {
    const reference = await raised();
    expect((await filled(reference)).json()).toMatchObject({
      payer: { tpui: null, name: 'Musa Sani', phone: '08035550101', categoryId: 1 },
      lines: [
        { revenueHeadCode: '12020407', attributes: { parcels: 2, plot: 'KD/12' }, amountKobo: null, narration: '' },
      ],
      totalKobo: 2_000_000,
    });
  });

  it('is refused for a bill of another MDA, a paid or a cancelled one, and one that no form filled', async () => {
    const foreign = await givenFilledBill(db, { mdaId: 1 });
    expect((await correct(foreign.reference)).statusCode).toBe(404);
    expect((await filled(await raised(), stranger)).statusCode).toBe(404);
    const paid = await raised();
    const bill = await bills.find(paid);
    const intent = await givenIntent(db, { id: bill?.id ?? '', reference: paid, totalKobo: 2_000_000 });
    await db.$client.query(`select confirm_payment($1, $2, 2000000, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
    ]);
    expect((await correct(paid)).json().code).toBe('bill.already-paid');
    const plain = await givenBill(db);
    await db.$client.query('update bills set mda_id = 2 where id = $1', [plain.id]);
    expect((await correct(plain.reference)).json().code).toBe('bill.not-correctable');
    const gone = await raised();
    await correct(gone, { lines: [search(3)], totalKobo: 3_000_000 });
    expect((await correct(gone)).json().code).toBe('bill.cancelled');
  });

  it.each([
    ['no reason', { reason: '' }, 422],
    ['another amount than was shown', { totalKobo: 1 }, 409],
    ['a head of another MDA', { lines: [{ revenueHeadCode: '12020503', amountKobo: 2_000_000 }] }, 422],
  ])('is refused with %s, and nothing changes', async (_what, change, status) => {
    const reference = await raised();
    expect((await correct(reference, change)).statusCode).toBe(status);
    expect(await bills.find(reference)).toMatchObject({
      status: 'unpaid',
      lines: [{ narration: 'Parcels 2 · Plot number KD/12' }],
    });
    expect((await audited(`bill:${reference}`)).map(({ action }) => action)).toEqual(['bill.raised']);
  });
});

it('the database keeps corrections, and takes none of a paid bill or from another MDA', async () => {
  const reference = await raised();
  const bill = await bills.find(reference);
  const insert = (by: string) =>
    db.$client.query(
      `insert into bill_corrections (bill_id, number, reason, corrected_by, before) values ($1, 1, 'By hand', $2, '{}')`,
      [bill?.id, by],
    );
  await expect(insert(stranger)).rejects.toMatchObject({ constraint: 'bill_corrections_own_mda' });
  await insert(clerk);
  await expect(db.$client.query('delete from bill_corrections')).rejects.toMatchObject({
    constraint: 'bill_corrections_append_only',
  });
});
