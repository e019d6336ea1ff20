import type { MonthCredit } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { findDifferences } from './modules/reading/reporting/data/prove-totals.ts';
import { withholdingRow as row, startWithholding } from './modules/work/withholding/testing/withholding-test-app.ts';
import { allPages } from './testing/all-pages.ts';
import { caseVersionOf } from './testing/case-version-of.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { givenRefunds } from './testing/given-refunds.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, owner } = await createTestDatabase({ max: 8 });
await owner.$client.query(`update revenue_heads set allows_plans = true where code = '12010103'`);
const app = await startWithholding(db);
const query = async <R extends object>(text: string, ...values: unknown[]) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];

/** The books, the figures of what was collected, and every other promise about money. */
async function expectBooksAgree() {
  await expectMoneyInvariants(db);
  const client = await db.$client.connect();
  try {
    const differences = await findDifferences(client);
    expect(differences.filter(({ check }) => check === 'collected by head = books')).toEqual([]);
  } finally {
    client.release();
  }
}

const tpuiOf = async (as: string) =>
  (await query<{ tpui: string }>('select tpui from users where id = $1', as))[0]?.tpui ?? '';
const creditId = async (scheduleId: string) =>
  (await query<{ id: string }>('select id from paye_credits where withholding_schedule_id = $1', scheduleId))[0]?.id ??
  '';
const musa = row({ name: 'Musa Sani', taxId: '', deductedKobo: 4_000_000 });

/** A month that was paid in full, ₦60,000.07; what is filed after it leaves Amina Bello out or lowers her. */
async function givenPaid() {
  const payer = await app.taxpayer();
  const beneficiary = await app.taxpayer();
  const tpui = await tpuiOf(payer);
  const amina = row({ taxId: await tpuiOf(beneficiary), deductedKobo: 2_000_007 });
  const first = await app.filed(payer, [amina, musa]);
  await app.paid(first.billReference);
  return { payer, beneficiary, tpui, amina, first, billReference: first.billReference };
}
async function givenLowered() {
  const paid = await givenPaid();
  const lowered = await app.filed(paid.payer, [musa]);
  return { ...paid, lowered, credit: await creditId(lowered.id) };
}
const staff = async () => ({ ladi: await app.staffMember('Admin'), hadiza: await app.staffMember('SuperAdmin') });
const move = async (as: string, id: string, move: string, reason = 'The invoices were looked at') =>
  app.call('POST', `/credit/months/${id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `paye-credit:${id}`), move, reason },
  });
const scheduleOf = async (as: string) =>
  (await app.call('GET', '/withholding/schedule?month=2026-10', { as })).json().schedule;
const creditOf = async (as: string) => (await scheduleOf(as)).credit;
const own = async (as: string) => {
  const answer = (await app.call('GET', '/account/credit', { as })).json();
  return { ...answer, entries: answer.entries.data };
};
/** On whatever page it stands. */
const listed = async (as: string, id: string) =>
  (
    await allPages<MonthCredit>((query) => app.call('GET', `/credit/months?pageSize=5&${query.slice(1)}`, { as }))
  ).items.find((one) => one.id === id);
const booked = (id: string) =>
  query(
    `select t.kind, e.account, e.amount_kobo::float8 as kobo from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     where t.reference = 'paye-credit:' || $1 order by e.id`,
    id,
  );
const ownNotes = async (as: string) => (await app.call('GET', '/withholding/own-credit-notes', { as })).json().data;
const paper = (as: string, payerTpui: string) =>
  app.call('GET', `/withholding/own-credit-notes/document?month=2026-10&payerTpui=${payerTpui}`, { as });
const takeBack = (as: string, id: string, reason = 'The paper was handed in') =>
  app.call('POST', `/credit/months/${id}/notes`, { as, body: { reason } });
async function grant(credit: string) {
  const { ladi, hadiza } = await staff();
  expect((await move(ladi, credit, 'propose')).statusCode).toBe(200);
  expect((await move(hadiza, credit, 'approve')).statusCode).toBe(200);
}
async function voidReceipt(billReference: string) {
  await query(
    `select reverse_payment(r.payment_id, 'reversal', clock_timestamp()) from receipts r join bills b on b.id = r.bill_id where b.reference = $1`,
    billReference,
  );
  await query(
    `insert into receipt_voids (receipt_id, reason, voided_at) select r.id, 'Taken back', clock_timestamp() from receipts r
     join bills b on b.id = r.bill_id where b.reference = $1 and not exists (select from receipt_voids v where v.receipt_id = r.id)`,
    billReference,
  );
}

describe('an amendment that lowers a month of tax withheld that is paid', () => {
  it('is credit when one person has proposed it and another has granted it, by entries of the ledger, to the kobo', async () => {
    const { payer, tpui, billReference, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    expect(await creditOf(payer)).toEqual({ amountKobo: 2_000_007, state: 'waiting', reason: '' });
    expect(await listed(ladi, credit)).toMatchObject({
      ...{ tax: 'withholding', tpui, state: 'open', month: '2026-10', version: 2 },
      ...{ amountKobo: 2_000_007, dueKobo: 4_000_000, notesOut: null, moves: ['propose'] },
    });
    expect((await move(ladi, credit, 'propose')).statusCode).toBe(200);
    expect(await booked(credit)).toEqual([]);
    expect(await own(payer)).toMatchObject({ balanceKobo: 0, entries: [] });
    expect(await listed(hadiza, credit)).toMatchObject({ state: 'proposed', moves: ['approve', 'refuse'] });
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(200);
    expect(await booked(credit)).toEqual([
      { kind: 'paye-credit', account: 'revenue:12010103', kobo: 2_000_007 },
      { kind: 'paye-credit', account: 'liability:taxpayer-credit', kobo: -2_000_007 },
    ]);
    expect(await creditOf(payer)).toMatchObject({ amountKobo: 2_000_007, state: 'granted' });
    expect(await own(payer)).toMatchObject({
      balanceKobo: 2_000_007,
      entries: [{ kind: 'lowered', amountKobo: 2_000_007 }],
    });
    expect(
      await query(`select kind, facts ->> 'amount' as amount, path from notices where user_id = $1`, payer),
    ).toContainEqual({
      kind: 'paye.credit-granted',
      amount: '₦20,000.07',
      path: '/user/withholding?month=2026-10',
    });
    // Officers read it on the bill of the month.
    const [bill] = await query<{ record: { events: object[] } }>(
      'select reading.bill_record(id, 200) as record from bills where reference = $1',
      billReference,
    );
    expect(bill?.record.events).toContainEqual(
      expect.objectContaining({ kind: 'credit', code: 'granted', amountKobo: 2_000_007 }),
    );
    expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['withholding.credit-proposed', 'withholding.credit-approved']),
    );
    await expectBooksAgree();
  });

  it('pays a bill as every credit does', async () => {
    const { payer, tpui, credit } = await givenLowered();
    await grant(credit);
    const bill = await givenBill(db, { tpui, lines: [2_000_000] });
    const body = { billReference: bill.reference };
    expect((await app.call('POST', '/account/credit/uses', { as: payer, body })).statusCode).toBe(200);
    expect(await own(payer)).toMatchObject({ balanceKobo: 7 });
    await expectBooksAgree();
  });

  it('is refused with its reason, which the payer reads; nothing is booked and nothing can be decided again', async () => {
    const { payer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    expect((await move(hadiza, credit, 'refuse', 'The invoice says otherwise')).statusCode).toBe(200);
    expect(await creditOf(payer)).toEqual({
      ...{ amountKobo: 2_000_007, state: 'refused', reason: 'The invoice says otherwise' },
    });
    for (const verdict of ['approve', 'refuse', 'propose', 'withdraw'])
      expect((await move(hadiza, credit, verdict)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await booked(credit)).toEqual([]);
    await expectBooksAgree();
  });

  it('needs two persons, also where the API is not asked', async () => {
    const { credit } = await givenLowered();
    const { hadiza } = await staff();
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.not-from-here' });
    await move(hadiza, credit, 'propose');
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.same-person' });
    await expect(
      db.$client.query(
        `insert into work_steps (item_id, number, move, user_id, reason, at)
         select id, version + 1, 'approve', $2::uuid, 'Mine', now() from work_items where subject = 'paye-credit:' || $1`,
        [credit, hadiza],
      ),
    ).rejects.toMatchObject({ constraint: 'work_items_two_persons' });
    expect((await move(hadiza, credit, 'withdraw')).statusCode).toBe(200);
    expect(await booked(credit)).toEqual([]);
  });

  it('is granted once, however many decide at once', async () => {
    const { payer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    const chiefs = [hadiza, await app.staffMember('SuperAdmin')];
    const answers = await Promise.all(chiefs.map((chief) => move(chief, credit, 'approve')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await own(payer)).toMatchObject({ balanceKobo: 2_000_007 });
    await expectBooksAgree();
  });

  it('gives way to a later filing while nobody has decided it', async () => {
    const { payer, amina, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    await app.filed(payer, [{ ...amina, deductedKobo: 2_000_000 }, musa]);
    expect(await listed(hadiza, credit)).toMatchObject({ state: 'lapsed', moves: [] });
    expect(await creditOf(payer)).toEqual({ amountKobo: 7, state: 'waiting', reason: '' });
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(409);
    await expectBooksAgree();
  });

  it('lowers what is billed: who was taken out and comes back has a note once the bill for them is paid again', async () => {
    const { payer, beneficiary, tpui, amina, credit } = await givenLowered();
    const draft = (await app.save(payer, [amina, musa])).json();
    expect(draft).toMatchObject({ beforeKobo: 6_000_007, toBillKobo: 0 });
    await grant(credit);
    const stale = { scheduleId: draft.id, dueKobo: draft.dueKobo, savedAt: draft.savedAt, declarationVersion: 1 };
    const refused = await app.call('POST', '/withholding/filings', { as: payer, body: stale });
    expect(refused.json()).toMatchObject({ code: 'withholding.draft-changed' });
    const shown = await scheduleOf(payer);
    expect(shown).toMatchObject({ beforeKobo: 4_000_000, toBillKobo: 2_000_007, overKobo: 0 });
    const body = { ...stale, savedAt: shown.savedAt };
    const filed = (await app.call('POST', '/withholding/filings', { as: payer, body })).json();
    expect(
      await query('select total_kobo::float8 as kobo from bills where reference = $1', filed.billReference),
    ).toEqual([{ kobo: 2_000_007 }]);
    expect(await ownNotes(beneficiary)).toMatchObject([{ isReceipted: false }]);
    expect((await paper(beneficiary, tpui)).json()).toMatchObject({ code: 'withholding.not-receipted' });
    await app.paid(filed.billReference);
    expect(await ownNotes(beneficiary)).toMatchObject([{ isReceipted: true, taxKobo: 2_000_007 }]);
    await expectBooksAgree();
  });

  it('is taken back with the money behind it, and so is what it paid', async () => {
    const { payer, tpui, billReference, credit } = await givenLowered();
    await grant(credit);
    const bill = await givenBill(db, { tpui, lines: [200_000] });
    await app.call('POST', '/account/credit/uses', { as: payer, body: { billReference: bill.reference } });
    await voidReceipt(billReference);
    expect(await own(payer)).toMatchObject({ balanceKobo: 0 });
    expect(await creditOf(payer)).toMatchObject({ state: 'returned' });
    expect(await query('select standing from bills where id = $1', bill.id)).toEqual([{ standing: 'void' }]);
    await expectBooksAgree();
  });

  it('is of a month that was paid in parts too, and taken back with any of them', async () => {
    const payer = await app.taxpayer();
    const lines = [row({ deductedKobo: 2_000_007 }), musa];
    const { billReference } = await app.filed(payer, lines);
    await query(`update taxpayers set home_office_id = 6, home_office_source = 'chosen' where user_id = $1`, payer);
    const body = { billReference, parts: 2, reason: 'The harvest comes in March', termsVersion: 1 };
    const { id } = (await app.call('POST', '/account/plans', { as: payer, body })).json();
    const [work] = await query<{ id: string }>('select id from work_items where subject = $1', `plan:${id}`);
    const manager = await app.staffMember('Tax Office Manager');
    const agreed = await app.call('POST', `/work/${work?.id}/moves`, {
      as: manager,
      body: { caseVersion: await caseVersionOf(db, work?.id), move: 'agree' },
    });
    expect(agreed.statusCode).toBe(200);
    const parts = await query<{ reference: string }>(
      'select b.reference from instalments i join bills b on b.id = i.bill_id where i.plan_id = $1 order by i.number',
      id,
    );
    for (const part of parts) await app.paid(part.reference);
    const credit = await creditId((await app.filed(payer, [musa])).id);
    await grant(credit);
    expect(await own(payer)).toMatchObject({ balanceKobo: 2_000_007 });
    await expectBooksAgree();
    await voidReceipt(parts[0]?.reference ?? '');
    expect(await creditOf(payer)).toMatchObject({ state: 'returned' });
    expect(await own(payer)).toMatchObject({ balanceKobo: 0 });
    await expectBooksAgree();
  });

  it('is nothing where the month is not paid, or where nothing is over', async () => {
    const payer = await app.taxpayer();
    await app.filed(payer, [row(), musa]);
    await app.filed(payer, [row()]);
    expect(await creditOf(payer)).toBeNull();
    const first = await app.filed(payer, [row()], { month: '2026-09' });
    await app.paid(first.billReference);
    const more = await app.filed(payer, [row(), musa], { month: '2026-09' });
    expect(await creditId(more.id)).toBe('');
  });
});

describe('a credit note that claims what is to be given back', () => {
  it('holds up the credit until it was taken back, and says less from the moment of the filing', async () => {
    const { payer, beneficiary, tpui, first } = await givenPaid();
    const { ladi, hadiza } = await staff();
    expect((await paper(beneficiary, tpui)).statusCode).toBe(200);
    const credit = await creditId((await app.filed(payer, [musa])).id);
    expect(await ownNotes(beneficiary)).toEqual([]);
    expect((await paper(beneficiary, tpui)).json()).toMatchObject({ code: 'withholding.not-found' });
    expect(await listed(ladi, credit)).toMatchObject({
      notesOut: { papers: 1, beyondKobo: 2_000_007, names: ['Amina Bello'] },
    });
    await move(ladi, credit, 'propose');
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'credit.notes-out' });
    expect(await booked(credit)).toEqual([]);
    expect(await own(payer)).toMatchObject({ balanceKobo: 0 });
    expect((await takeBack(ladi, credit)).statusCode).toBe(200);
    expect(await listed(ladi, credit)).toMatchObject({ notesOut: null });
    expect((await takeBack(ladi, credit)).json()).toMatchObject({ code: 'credit.no-notes-out' });
    expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toContain(
      'withholding.notes-taken-back',
    );
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(200);
    expect(await own(payer)).toMatchObject({ balanceKobo: 2_000_007 });
    expect(first.lines).toHaveLength(2);
    await expectBooksAgree();
  });

  it('keeps the receipt of its month from being given back; when it was taken back the receipt is', async () => {
    const { beneficiary, tpui, billReference } = await givenPaid();
    const { ladi, hadiza } = await staff();
    const refunds = await givenRefunds(db, { proposer: ladi, decider: hadiza });
    expect((await paper(beneficiary, tpui)).statusCode).toBe(200);
    const [receipt] = await query<{ id: string }>(
      'select r.id from receipts r join bills b on b.id = r.bill_id where b.reference = $1',
      billReference,
    );
    const id = await refunds.request(receipt?.id ?? '');
    await expect(refunds.approve(id)).rejects.toMatchObject({ constraint: 'refunds_notes_out' });
    await query(
      `update withholding_notes set taken_back_at = now(), taken_back_by = $1::uuid, taken_back_reason = 'Handed in' where taken_back_at is null`,
      ladi,
    );
    await refunds.approve(id);
    await expectBooksAgree();
  });

  it('is the payer’s to hand on, and counts as handed on; one of who was not lowered holds up nothing', async () => {
    const { payer, first } = await givenPaid();
    const { ladi, hadiza } = await staff();
    const noteOf = (at: number) =>
      app.call('GET', `/withholding/credit-notes?month=2026-10&beneficiary=${first.lines[at].beneficiary}`, {
        as: payer,
      });
    expect((await noteOf(1)).statusCode).toBe(200);
    const lowered = await app.filed(payer, [musa]);
    expect(await listed(ladi, await creditId(lowered.id))).toMatchObject({ notesOut: null });
    const other = await givenPaid();
    const body = `/withholding/credit-notes?month=2026-10&beneficiary=${other.first.lines[0].beneficiary}`;
    expect((await app.call('GET', body, { as: other.payer })).statusCode).toBe(200);
    const held = await creditId(
      (await app.filed(other.payer, [{ ...other.amina, grossKobo: 50_000_000, deductedKobo: 0 }, musa])).id,
    );
    expect(await listed(ladi, held)).toMatchObject({ notesOut: { papers: 1, beyondKobo: 1_000_007 } });
    await move(ladi, held, 'propose');
    expect((await move(hadiza, held, 'approve')).json()).toMatchObject({ code: 'credit.notes-out' });
  });

  it('that is asked for while the month is filed with less is either refused, or holds up the credit', async () => {
    const { payer, beneficiary, tpui } = await givenPaid();
    const { ladi, hadiza } = await staff();
    const [given, lowered] = await Promise.all([paper(beneficiary, tpui), app.filed(payer, [musa])]);
    const credit = await creditId(lowered.id);
    const isOut = given.statusCode === 200;
    expect((await listed(ladi, credit))?.notesOut?.papers ?? 0).toBe(isOut ? 1 : 0);
    await move(ladi, credit, 'propose');
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(isOut ? 409 : 200);
    await expectBooksAgree();
  });

  it('is taken back by another person than the one who grants', async () => {
    const { payer, beneficiary, tpui } = await givenPaid();
    const { ladi, hadiza } = await staff();
    await paper(beneficiary, tpui);
    const credit = await creditId((await app.filed(payer, [musa])).id);
    await move(ladi, credit, 'propose');
    expect((await takeBack(hadiza, credit)).statusCode).toBe(200);
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.same-person' });
    expect((await move(await app.staffMember('SuperAdmin'), credit, 'approve')).statusCode).toBe(200);
  });

  it('never says what is not filed any more, also where the API is not asked', async () => {
    const { payer, amina, first, beneficiary, tpui } = await givenPaid();
    await paper(beneficiary, tpui);
    await app.filed(payer, [{ ...amina, deductedKobo: 2_000_000 }, musa]);
    const give = (kobo: number, scheduleId = first.id) =>
      query(
        `insert into withholding_notes (schedule_id, beneficiary, tax_kobo) values ($1, $2, $3)`,
        ...[scheduleId, first.lines[1].beneficiary, kobo],
      );
    await expect(give(4_000_000)).rejects.toMatchObject({ constraint: 'withholding_notes_of_filed' });
    const newest = (await scheduleOf(payer)).id;
    await expect(give(4_000_001, newest)).rejects.toMatchObject({ constraint: 'withholding_notes_of_filed' });
    await give(4_000_000, newest);
    await expect(query(`update withholding_notes set tax_kobo = 1`)).rejects.toMatchObject({
      constraint: 'withholding_notes_stay',
    });
    await expect(query(`delete from withholding_notes`)).rejects.toThrow();
  });
});

it('is of administrators alone', async () => {
  const { payer, credit } = await givenLowered();
  const { ladi } = await staff();
  for (const [path, method, body] of [
    ['/credit/months', 'GET', undefined],
    [`/credit/months/${credit}/moves`, 'POST', { caseVersion: 1, move: 'propose', reason: 'The invoices say so' }],
    [`/credit/months/${credit}/notes`, 'POST', { reason: 'The paper was handed in' }],
  ] as const) {
    expect((await app.call(method, path, { ...(body && { body }) })).statusCode).toBe(401);
    expect((await app.call(method, path, { as: payer, ...(body && { body }) })).statusCode).toBe(403);
  }
  expect((await move(ladi, credit, 'grant')).statusCode).toBe(422);
  expect((await takeBack(ladi, credit, '')).statusCode).toBe(422);
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const answer of [await move(ladi, nobody, 'propose'), await takeBack(ladi, nobody)])
    expect(answer.json()).toMatchObject({ code: 'credit.not-found' });
  expect(await listed(ladi, credit)).toMatchObject({ state: 'open' });
});

it('the database refuses a credit of two months, or of none', async () => {
  await givenLowered();
  await expect(
    query(`insert into paye_credits (tpui, amount_kobo) select tpui, 1 from paye_credits limit 1`),
  ).rejects.toMatchObject({ constraint: expect.stringMatching(/^paye_credits_(month_check|begin)$/) });
});
