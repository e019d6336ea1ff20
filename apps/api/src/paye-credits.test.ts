import { billEventSchema, type MonthCredit } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { findDifferences } from './modules/reading/reporting/data/prove-totals.ts';
import { payeRow as row, startPaye } from './modules/work/paye/testing/paye-test-app.ts';
import { allPages } from './testing/all-pages.ts';
import { caseVersionOf } from './testing/case-version-of.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase({ max: 8 });
const app = await startPaye(db);
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

/** What officers read of a bill. */
async function storyOf(billReference: string) {
  const [found] = await query<{
    record: { events: { kind: string; at: string }[]; books: { kind: string; account: string; amountKobo: number }[] };
  }>('select reading.bill_record(id, 200) as record from bills where reference = $1', billReference);
  const { events = [], books = [] } = found?.record ?? {};
  return {
    credit: events
      .filter(({ kind }) => kind === 'credit')
      .map((event) => billEventSchema.parse({ ...event, at: new Date(event.at).toISOString() })),
    books: books.filter(({ kind }) => kind.startsWith('paye-credit')),
    sum: books.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
  };
}

/** A month that was paid in full, and then filed again with less: ₦12,000.07 paid, ₦5,000.00 due. */
async function givenLowered() {
  const employer = await app.taxpayer();
  const [one] = await query<{ tpui: string }>('select tpui from users where id = $1', employer);
  const tpui = one?.tpui ?? '';
  const first = await app.filed(employer, '2026-10', [row({ deductedKobo: 1_200_007 })]);
  await app.paid(first.billReference);
  const lowered = await app.filed(employer, '2026-10', [row()]);
  const [credit] = await query<{ id: string }>('select id from paye_credits where schedule_id = $1', lowered.id);
  return { employer, tpui, billReference: first.billReference, credit: credit?.id ?? '' };
}
/** The money of a receipted bill goes back, and its receipt is void. */
async function takenBack(billReference: string) {
  const [payment] = await query<{ id: string }>(
    'select r.payment_id as id from receipts r join bills b on b.id = r.bill_id where b.reference = $1',
    billReference,
  );
  await query(`select reverse_payment($1, 'reversal', clock_timestamp())`, payment?.id);
  await query(
    `insert into receipt_voids (receipt_id, reason, voided_at) select r.id, 'Taken back', clock_timestamp() from receipts r
     join bills b on b.id = r.bill_id where b.reference = $1 and not exists (select from receipt_voids v where v.receipt_id = r.id)`,
    billReference,
  );
}

const staff = async () => ({ ladi: await app.staffMember('Admin'), hadiza: await app.staffMember('SuperAdmin') });
const move = async (as: string, id: string, move: string, reason = 'The payslips were looked at') =>
  app.call('POST', `/credit/months/${id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `paye-credit:${id}`), move, reason },
  });
const creditOf = async (as: string) =>
  (await app.call('GET', '/paye/schedule?month=2026-10', { as })).json().schedule.credit;
const own = async (as: string) => {
  const answer = (await app.call('GET', '/account/credit', { as })).json();
  return { ...answer, entries: answer.entries.data };
};
/** On whatever page it stands, of one row each. */
const listed = async (as: string, id: string) => {
  const { items, told } = await allPages<MonthCredit>((query) =>
    app.call('GET', `/credit/months?pageSize=1&${query.slice(1)}`, { as }),
  );
  expect(items).toHaveLength(told);
  return items.find((one) => one.id === id);
};
const booked = (id: string) =>
  query(
    `select t.kind, e.account, e.amount_kobo::float8 as kobo from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     where t.reference = 'paye-credit:' || $1 order by e.id`,
    id,
  );

describe('an amendment that lowers a month that is paid', () => {
  it('is credit when one person has proposed it and another has granted it, by entries of the ledger, to the kobo', async () => {
    const { employer, tpui, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    expect(await creditOf(employer)).toEqual({ amountKobo: 700_007, state: 'waiting', reason: '' });
    expect(await listed(ladi, credit)).toMatchObject({
      ...{ tpui, state: 'open', month: '2026-10', version: 2, amountKobo: 700_007, dueKobo: 500_000 },
      moves: ['propose'],
    });
    expect(await own(employer)).toMatchObject({ balanceKobo: 0, entries: [] });
    expect((await move(ladi, credit, 'propose')).statusCode).toBe(200);
    expect(await booked(credit)).toEqual([]);
    expect(await listed(ladi, credit)).toMatchObject({ state: 'proposed', moves: ['withdraw'] });
    expect(await listed(hadiza, credit)).toMatchObject({ moves: ['approve', 'refuse'] });
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(200);
    expect(await booked(credit)).toEqual([
      { kind: 'paye-credit', account: 'revenue:12010101', kobo: 700_007 },
      { kind: 'paye-credit', account: 'liability:taxpayer-credit', kobo: -700_007 },
    ]);
    expect(await creditOf(employer)).toMatchObject({ amountKobo: 700_007, state: 'granted' });
    expect(await own(employer)).toMatchObject({
      balanceKobo: 700_007,
      entries: [{ kind: 'lowered', amountKobo: 700_007 }],
    });
    expect(
      await query(`select kind, facts ->> 'amount' as amount from notices where user_id = $1`, employer),
    ).toContainEqual({ kind: 'paye.credit-granted', amount: '₦7,000.07' });
    expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['paye.credit-proposed', 'paye.credit-approved']),
    );
    await expectBooksAgree();
  });

  it('pays a bill as every credit does', async () => {
    const { employer, tpui, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    await move(hadiza, credit, 'approve');
    const bill = await givenBill(db, { tpui, lines: [700_000] });
    const paid = await app.call('POST', '/account/credit/uses', {
      as: employer,
      body: { billReference: bill.reference },
    });
    expect(paid.statusCode).toBe(200);
    expect(await own(employer)).toMatchObject({ balanceKobo: 7 });
    const more = await givenBill(db, { tpui, lines: [8] });
    const again = await app.call('POST', '/account/credit/uses', {
      as: employer,
      body: { billReference: more.reference },
    });
    expect(again.json()).toMatchObject({ code: 'credit.not-enough' });
    await expectBooksAgree();
  });

  it('is refused with its reason, which the employer reads; nothing is booked and nothing can be decided again', async () => {
    const { employer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    expect((await move(hadiza, credit, 'refuse', 'Two payslips say otherwise')).statusCode).toBe(200);
    expect(await creditOf(employer)).toEqual({
      ...{ amountKobo: 700_007, state: 'refused', reason: 'Two payslips say otherwise' },
    });
    for (const verdict of ['approve', 'refuse', 'propose', 'withdraw'])
      expect((await move(hadiza, credit, verdict)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await booked(credit)).toEqual([]);
    expect(await own(employer)).toMatchObject({ balanceKobo: 0 });
    await expectBooksAgree();
  });

  it('needs two persons, also where the API is not asked; who proposed it alone takes the proposal back', async () => {
    const { credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.not-from-here' });
    await move(hadiza, credit, 'propose');
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.same-person' });
    expect((await move(hadiza, credit, 'refuse')).json()).toMatchObject({ code: 'work.same-person' });
    expect((await move(ladi, credit, 'approve')).json()).toMatchObject({ code: 'work.not-yours' });
    expect((await move(ladi, credit, 'withdraw')).json()).toMatchObject({ code: 'work.not-proposer' });
    await expect(
      db.$client.query(
        `insert into work_steps (item_id, number, move, user_id, reason, at)
         select id, version + 1, 'approve', $2::uuid, 'Mine', now() from work_items where subject = 'paye-credit:' || $1`,
        [credit, hadiza],
      ),
    ).rejects.toMatchObject({ constraint: 'work_items_two_persons' });
    expect((await move(hadiza, credit, 'withdraw')).statusCode).toBe(200);
    expect((await move(ladi, credit, 'propose')).statusCode).toBe(200);
    // Whoever had proposed it once does not decide it.
    expect((await move(hadiza, credit, 'approve')).json()).toMatchObject({ code: 'work.same-person' });
    expect(await booked(credit)).toEqual([]);
  });

  it('is granted once, however many decide at once', async () => {
    const { employer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    const chiefs = [hadiza, ...(await Promise.all([1, 2].map(() => app.staffMember('SuperAdmin'))))];
    const answers = await Promise.all(chiefs.map((chief) => move(chief, credit, 'approve')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await own(employer)).toMatchObject({ balanceKobo: 700_007 });
    await expectBooksAgree();
  });

  it('gives way to a later filing while nobody has decided it', async () => {
    const { employer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    await app.filed(employer, '2026-10', [row({ deductedKobo: 900_000 })]);
    expect(await listed(hadiza, credit)).toMatchObject({ state: 'lapsed', moves: [] });
    expect(await creditOf(employer)).toEqual({ amountKobo: 300_007, state: 'waiting', reason: '' });
    expect((await move(hadiza, credit, 'approve')).statusCode).toBe(409);
    await expectBooksAgree();
  });

  it('lowers what is billed: a later filing that asks for more bills all of it again, also one that was a draft before', async () => {
    const { employer, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    const draft = (await app.save(employer, '2026-10', [row({ deductedKobo: 600_000 })])).json();
    expect(draft).toMatchObject({ beforeKobo: 1_200_007, toBillKobo: 0 });
    await move(ladi, credit, 'propose');
    await move(hadiza, credit, 'approve');
    const stale = { scheduleId: draft.id, dueKobo: draft.dueKobo, savedAt: draft.savedAt, declarationVersion: 1 };
    const refused = await app.call('POST', '/paye/filings', { as: employer, body: stale });
    expect(refused.json()).toMatchObject({ code: 'paye.draft-changed' });
    const shown = (await app.call('GET', '/paye/schedule?month=2026-10', { as: employer })).json().schedule;
    expect(shown).toMatchObject({ beforeKobo: 500_000, toBillKobo: 100_000, overKobo: 0 });
    const filed = await app.call('POST', '/paye/filings', {
      as: employer,
      body: { ...stale, savedAt: shown.savedAt },
    });
    expect(filed.statusCode).toBe(200);
    const [bill] = await query<{ kobo: number }>(
      'select total_kobo::float8 as kobo from bills where reference = $1',
      filed.json().billReference,
    );
    expect(bill).toEqual({ kobo: 100_000 });
    // Nobody has paid it: a version that asks for less again replaces it, and leaves nothing over.
    const less = await app.filed(employer, '2026-10', [row({ deductedKobo: 550_000 })]);
    expect(
      await query('select total_kobo::float8 as kobo from bills where reference = $1', less.billReference),
    ).toEqual([{ kobo: 50_000 }]);
    expect(await creditOf(employer)).toBeNull();
    await expectBooksAgree();
  });

  it('is taken back with the money behind it, and so is what it paid', async () => {
    const { employer, tpui, billReference, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    await move(hadiza, credit, 'approve');
    const bill = await givenBill(db, { tpui, lines: [200_000] });
    await app.call('POST', '/account/credit/uses', { as: employer, body: { billReference: bill.reference } });
    await takenBack(billReference);
    expect(await own(employer)).toMatchObject({ balanceKobo: 0 });
    expect(await creditOf(employer)).toMatchObject({ state: 'returned' });
    expect(await query('select standing from bills where id = $1', bill.id)).toEqual([{ standing: 'void' }]);
    await expectBooksAgree();
  });

  it('is told to officers on the bill it came of, with its entries, and of no other bill', async () => {
    const { employer, tpui, billReference, credit } = await givenLowered();
    const { ladi, hadiza } = await staff();
    await move(ladi, credit, 'propose');
    expect(await storyOf(billReference)).toEqual({ credit: [], books: [], sum: 0 });
    await move(hadiza, credit, 'approve', 'Two payslips say so');
    const entries = [
      { at: expect.any(String), kind: 'paye-credit', account: 'revenue:12010101', amountKobo: 700_007 },
      { at: expect.any(String), kind: 'paye-credit', account: 'liability:taxpayer-credit', amountKobo: -700_007 },
    ];
    const granted = { code: 'granted', amountKobo: 700_007, outcome: 'Two payslips say so', provider: null };
    expect(await storyOf(billReference)).toMatchObject({ credit: [granted], books: entries, sum: 0 });
    const bill = await givenBill(db, { tpui, lines: [200_000] });
    await app.call('POST', '/account/credit/uses', { as: employer, body: { billReference: bill.reference } });
    expect(await storyOf(bill.reference)).toEqual({ credit: [], books: [], sum: 0 });
    await takenBack(billReference);
    expect(await storyOf(billReference)).toMatchObject({
      credit: [{ code: 'returned', amountKobo: 700_007, outcome: null }, granted],
      books: [...entries, { kind: 'paye-credit-return', amountKobo: -700_007 }, { kind: 'paye-credit-return' }],
      sum: 0,
    });
  });

  it('is nothing where the month is not paid, or where nothing is over', async () => {
    const employer = await app.taxpayer();
    const first = await app.filed(employer, '2026-10', [row({ deductedKobo: 700_000 })]);
    await app.filed(employer, '2026-10', [row()]);
    expect(await creditOf(employer)).toBeNull();
    await app.filed(employer, '2026-09', [row()]);
    expect(await query('select id from paye_credits c where c.schedule_id = $1', first.id)).toEqual([]);
  });

  it('is of administrators alone', async () => {
    const { employer, credit } = await givenLowered();
    const { ladi } = await staff();
    for (const [path, method, body] of [
      ['/credit/months', 'GET', undefined],
      [`/credit/months/${credit}/moves`, 'POST', { caseVersion: 1, move: 'propose', reason: 'The payslips say so' }],
    ] as const) {
      expect((await app.call(method, path, { ...(body && { body }) })).statusCode).toBe(401);
      expect((await app.call(method, path, { as: employer, ...(body && { body }) })).statusCode).toBe(403);
    }
    expect((await move(ladi, credit, 'grant')).statusCode).toBe(422);
    expect((await move(ladi, credit, 'propose', '')).statusCode).toBe(422);
    expect((await move(ladi, '00000000-0000-4000-8000-000000000000', 'propose')).json()).toMatchObject({
      code: 'credit.not-found',
    });
    expect(await listed(ladi, credit)).toMatchObject({ state: 'open' });
  });
});

it.each([
  ['a credit nobody decided', `update paye_credits set state = 'lapsed' where state = 'open'`, 'paye_credits_by_steps'],
  ['another amount', `update paye_credits set amount_kobo = 1 where state = 'granted'`, 'paye_credits_stay'],
  ['another reason', `update paye_credits set decision_reason = 'x' where state = 'granted'`, 'paye_credits_stay'],
  [
    'entries without a credit',
    `with t as (insert into ledger_transactions (kind, reference, booked_at) values ('paye-credit', 'paye-credit:00000000-0000-4000-8000-000000000000', now()) returning id)
     insert into ledger_entries (transaction_id, account, amount_kobo)
     select id, account, kobo from t, (values ('revenue:12010101', 5), ('liability:taxpayer-credit', -5)) e (account, kobo)`,
    'paye_credit_entries_decided',
  ],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
