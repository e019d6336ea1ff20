import type { CreditUse } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../testing/all-pages.ts';
import { createAskedProvider } from '../../../testing/asked-provider.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { countRows, expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { creditModule } from './index.ts';

const { db, owner } = await createTestDatabase({ max: 8 });
const provider = createAskedProvider(db);
const now = new Date().toISOString();
const app = await startModule(db, now, (http, { clock }) =>
  creditModule(http, {
    db,
    clock,
    caseload: createCaseload({ db, clock }),
    askAboutBill: (reference) => provider.asked(reference),
  }),
);
const desk = await givenDesk(db);
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];

async function somebody() {
  const id = await app.taxpayer();
  const [row] = await query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  return { id, tpui: row?.tpui ?? '' };
}

/** Money that came for a bill of theirs, another amount than it asks, and was kept as credit by the desk. */
async function givenCredit(tpui: string, kobo: number) {
  const bill = await givenBill(db, { tpui, lines: [kobo + 999_999] });
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [intent.id, intent.providerRef, kobo]);
  const [found] = await query<{ id: string; payment: string }>(
    `select id::text as id, payment_id as payment from review_cases where bill_id = $1 and resolved_at is null`,
    [bill.id],
  );
  await desk.decide(found?.id ?? '', { decision: 'credit', creditKobo: kobo, tpui });
  return { bill, caseId: found?.id ?? '', payment: found?.payment ?? '' };
}

const credit = async (as: string, billReference?: string) => {
  const path = `/account/credit${billReference ? `?billReference=${billReference}` : ''}`;
  const answer = (await app.call('GET', path, { as })).json();
  return { ...answer, entries: answer.entries.data };
};
const pay = (as: string, billReference: string) =>
  app.call('POST', '/account/credit/uses', { as, body: { billReference } });
const standing = (billId: string) =>
  query(
    `select b.standing, o.receipt_channel as channel, o.status from bills b join bill_overviews o on o.bill_id = b.id where b.id = $1`,
    [billId],
  );

describe('a bill paid from credit by its taxpayer', () => {
  it('is paid whole by entries of the ledger, with a receipt that says how', async () => {
    const { id, tpui } = await somebody();
    await givenCredit(tpui, 300_000);
    const bill = await givenBill(db, { tpui, lines: [120_000, 80_000] });
    expect(await credit(id, bill.reference)).toMatchObject({
      balanceKobo: 300_000,
      entries: [{ kind: 'kept', amountKobo: 300_000 }],
      bill: { billReference: bill.reference, totalKobo: 200_000, whyNot: null },
    });
    const paid = await pay(id, bill.reference);
    expect(paid.statusCode).toBe(200);
    expect(paid.json().receiptNumber).toMatch(/^KDR-/);
    expect(await standing(bill.id)).toEqual([{ standing: 'paid', channel: 'credit', status: 'paid' }]);
    expect(await credit(id)).toMatchObject({
      balanceKobo: 100_000,
      entries: [{ kind: 'used', amountKobo: 200_000, billReference: bill.reference }, { kind: 'kept' }],
    });
    expect(
      await query(
        `select e.account, e.amount_kobo as kobo from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.kind = 'credit-use' and t.reference = 'credit-use:' || (select id from credit_uses where bill_id = $1) order by e.id`,
        [bill.id],
      ),
    ).toMatchObject([{ account: 'liability:taxpayer-credit', kobo: 200_000 }, { kobo: -120_000 }, { kobo: -80_000 }]);
    expect(
      await query(`select topic from outbox where payload ->> 'billReference' = $1 and topic = 'receipt.issued'`, [
        bill.reference,
      ]),
    ).toHaveLength(1);
    const [day] = await query(
      `select (select string_agg(distinct at::text, '') from collection_lines where bill_id = $1)
         = (select issued_at::text from receipts where bill_id = $1) as "isOfTheUse"`,
      [bill.id],
    );
    expect(day).toEqual({ isOfTheUse: true });
    expect(await app.audited(`bill:${bill.reference}`)).toMatchObject([{ action: 'credit.used' }]);
    await expectMoneyInvariants(db);
  });

  it('takes two payments that were each too little for one bill', async () => {
    const { id, tpui } = await somebody();
    await givenCredit(tpui, 60_000);
    await givenCredit(tpui, 40_000);
    const bill = await givenBill(db, { tpui, lines: [100_000] });
    expect((await pay(id, bill.reference)).statusCode).toBe(200);
    expect(
      await query(
        `select position, p.amount_kobo as kobo from credit_use_parts p join credit_uses u on u.id = p.use_id where u.bill_id = $1 order by 1`,
        [bill.id],
      ),
    ).toEqual([
      { position: 1, kobo: 60_000 },
      { position: 2, kobo: 40_000 },
    ]);
    expect(await credit(id)).toMatchObject({ balanceKobo: 0 });
    await expectMoneyInvariants(db);
  });

  it('is refused where there is too little, a payment is under way, or the bill is another’s; nothing is written', async () => {
    const { id, tpui } = await somebody();
    await givenCredit(tpui, 50_000);
    const dear = await givenBill(db, { tpui, lines: [50_001] });
    const started = await givenBill(db, { tpui, lines: [10_000] });
    await givenIntent(db, started);
    const old = await givenBill(db, { tpui, lines: [10_000], issuedOn: '2025-01-05' });
    const foreign = await givenBill(db, { lines: [10_000] });
    const before = await countRows(db);
    for (const [bill, status, code] of [
      [dear, 409, 'credit.not-enough'],
      [started, 409, 'credit.bill-not-open'],
      [old, 409, 'credit.bill-not-open'],
      [foreign, 404, 'bill.not-found'],
    ] as const) {
      const answer = await pay(id, bill.reference);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect(
      (await app.call('POST', '/account/credit/uses', { body: { billReference: dear.reference } })).statusCode,
    ).toBe(401);
    expect((await pay(await app.staffMember('Admin'), dear.reference)).statusCode).toBe(403);
    expect((await app.call('POST', '/account/credit/uses', { as: id, body: {} })).statusCode).toBe(422);
    expect(await countRows(db)).toEqual(before);
    expect((await credit(id, started.reference)).bill).toMatchObject({ whyNot: 'payment-pending' });
    expect((await credit(id, old.reference)).bill).toMatchObject({ whyNot: 'expired' });
    expect((await credit(id, foreign.reference)).bill).toBeNull();
  });

  it('is paid beside a payment that anybody began, when its provider says now that nothing has come', async () => {
    const { id, tpui } = await somebody();
    await givenCredit(tpui, 500_000);
    const bill = await givenBill(db, { tpui, lines: [400_000] });
    await givenIntent(db, bill);
    expect((await pay(id, bill.reference)).statusCode).toBe(409);
    provider.says = 'pending';
    expect((await credit(id, bill.reference)).bill).toMatchObject({ whyNot: null });
    expect((await pay(id, bill.reference)).statusCode).toBe(200);
    provider.says = undefined;
  });

  it('is paid once, however many ask at once, and no kobo twice', async () => {
    const { id, tpui } = await somebody();
    await givenCredit(tpui, 100_000);
    const bills = [];
    for (let number = 0; number < 3; number += 1) bills.push(await givenBill(db, { tpui, lines: [70_000] }));
    const answers = await Promise.all(
      [...bills, ...bills].map(async (bill) => (await pay(id, bill.reference)).statusCode),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await credit(id)).toMatchObject({ balanceKobo: 30_000 });
    await expectMoneyInvariants(db);
  });
});

describe('money that went back', () => {
  it('takes along the receipt its credit paid, and gives the others their part back', async () => {
    const { id, tpui } = await somebody();
    const first = await givenCredit(tpui, 60_000);
    await givenCredit(tpui, 40_000);
    const bill = await givenBill(db, { tpui, lines: [100_000] });
    await pay(id, bill.reference);
    await query(`select reverse_payment($1, 'reversal', clock_timestamp())`, [first.payment]);
    expect(await standing(bill.id)).toMatchObject([{ standing: 'void', status: 'void' }]);
    const own = await credit(id);
    expect(own.balanceKobo).toBe(40_000);
    expect(own.entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
      ['kept', 'kept', 'returned', 'taken-back', 'used'].sort(),
    );
    // A page of two holds each once, and nothing is beyond the last.
    const paged = await allPages<(typeof own.entries)[number]>(async (query) => {
      const answer = await app.call('GET', `/account/credit?pageSize=2&${query.slice(1)}`, { as: id });
      return { json: () => answer.json().entries };
    });
    expect(paged).toEqual({ items: own.entries, told: 5 });
    await expectMoneyInvariants(db);
  });

  it('cannot be decided anew while its credit has paid a bill', async () => {
    const { id, tpui } = await somebody();
    const kept = await givenCredit(tpui, 90_000);
    await pay(id, (await givenBill(db, { tpui, lines: [90_000] })).reference);
    const [standingOne] = await query<{ id: string }>('select id::text as id from standing_decisions($1)', [
      kept.payment,
    ]);
    const [counter] = await query<{ id: string }>(
      `insert into review_cases (kind, bill_id, intent_id, payment_id, detail)
       select 'counter-asked', bill_id, intent_id, payment_id, '{}' from review_cases where id = $1 returning id::text as id`,
      [kept.caseId],
    );
    await expect(
      desk.decide(counter?.id ?? '', { decision: 'counter', counters: standingOne?.id ?? null }),
    ).rejects.toMatchObject({ constraint: 'review_decisions_credit' });
    await expectMoneyInvariants(db);
  });
});

describe('a bill paid from credit by staff', () => {
  it('is proposed by one person and paid when another approves', async () => {
    const ladi = await app.staffMember('Admin');
    const hadiza = await app.staffMember('SuperAdmin');
    const { tpui } = await somebody();
    await givenCredit(tpui, 80_000);
    const bill = await givenBill(db, { tpui, lines: [80_000] });
    const found = await app.call('GET', `/credit/bill?billReference=${bill.reference}`, { as: ladi });
    expect(found.json()).toMatchObject({ tpui, totalKobo: 80_000, balanceKobo: 80_000, whyNot: null });
    const made = await app.call('POST', '/credit/uses', {
      as: ladi,
      body: { billReference: bill.reference, reason: 'The payer wrote to us' },
    });
    expect(made.statusCode).toBe(200);
    const again = await app.call('POST', '/credit/uses', {
      as: hadiza,
      body: { billReference: bill.reference, reason: 'The payer wrote to us' },
    });
    expect(again.json()).toMatchObject({ code: 'credit.asked-already' });
    const { id } = made.json();
    const decide = async (verdict: string, as: string) =>
      app.call('POST', `/credit/uses/${id}/verdicts`, {
        as,
        body: { caseVersion: await caseVersionOf(db, `credit-use:${id}`), verdict, reason: 'It is theirs' },
      });
    expect((await decide('approve', ladi)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await decide('withdraw', hadiza)).json()).toMatchObject({ code: 'work.not-proposer' });
    expect(await standing(bill.id)).toMatchObject([{ status: 'unpaid' }]);
    const list = (await app.call('GET', '/credit/uses', { as: hadiza })).json();
    expect(list.data[0]).toMatchObject({ id, state: 'proposed', mayDecide: true, mayWithdraw: false });
    expect((await decide('approve', hadiza)).statusCode).toBe(200);
    expect(await standing(bill.id)).toEqual([{ standing: 'paid', channel: 'credit', status: 'paid' }]);
    expect((await app.audited(`bill:${bill.reference}`)).map(({ action }) => action)).toEqual([
      'credit.proposed',
      'credit.approved',
    ]);
    await expectMoneyInvariants(db);
  });

  it('is refused or withdrawn with nothing moved, and can be asked again', async () => {
    const hadiza = await app.staffMember('SuperAdmin');
    const chief = await app.staffMember('SuperAdmin');
    const { id: payer, tpui } = await somebody();
    await givenCredit(tpui, 80_000);
    const bill = await givenBill(db, { tpui, lines: [80_000] });
    for (const [verdict, by] of [
      ['refuse', chief],
      ['withdraw', hadiza],
    ] as const) {
      const { id } = (
        await app.call('POST', '/credit/uses', {
          as: hadiza,
          body: { billReference: bill.reference, reason: 'The payer wrote to us' },
        })
      ).json();
      expect((await credit(payer, bill.reference)).bill).toMatchObject({ isProposed: true });
      const done = await app.call('POST', `/credit/uses/${id}/verdicts`, {
        as: by,
        body: { caseVersion: await caseVersionOf(db, `credit-use:${id}`), verdict, reason: 'Not theirs' },
      });
      expect(done.statusCode).toBe(200);
    }
    expect((await credit(payer, bill.reference)).balanceKobo).toBe(80_000);
    expect((await pay(payer, bill.reference)).statusCode).toBe(200);
    await expectMoneyInvariants(db);
  });

  it('is reached in the list, however many there are, and stands before those that are decided', async () => {
    const hadiza = await app.staffMember('SuperAdmin');
    const { tpui } = await somebody();
    await givenCredit(tpui, 80_000);
    const waits = (await givenBill(db, { tpui, lines: [80_000] })).reference;
    const other = await givenBill(db, { tpui, lines: [70_000] });
    const propose = (billReference: string) =>
      app.call('POST', '/credit/uses', { as: hadiza, body: { billReference, reason: 'The payer wrote to us' } });
    expect((await propose(waits)).statusCode).toBe(200);
    await owner.$client.query('alter table credit_uses disable trigger user');
    await owner.$client.query(
      `insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, reason, asked_by, asked_at, state, decided_by, decided_at)
       select $1, $2, 70000, false, 'No. ' || n, $3, now() + make_interval(secs => n), 'withdrawn', $3, now() from generate_series(1, 101) n`,
      [tpui, other.id, hadiza],
    );
    await owner.$client.query('alter table credit_uses enable trigger user');
    const { items, told } = await allPages<CreditUse>((query) =>
      app.call('GET', `/credit/uses${query}`, { as: hadiza }),
    );
    expect([told, new Set(items.map(({ id }) => id)).size]).toEqual([items.length, items.length]);
    const reasons = items.map(({ reason }) => reason);
    for (const reason of ['No. 1', 'No. 101']) expect(reasons).toContain(reason);
    const decided = items.findIndex(({ state }) => state !== 'proposed');
    expect(items.findIndex(({ billReference }) => billReference === waits)).toBeLessThan(decided);
    expect(items.slice(decided).some(({ state }) => state === 'proposed')).toBe(false);
  });

  it('is of administrators alone', async () => {
    const { id } = await somebody();
    expect((await app.call('GET', '/credit/uses', {})).statusCode).toBe(401);
    expect((await app.call('GET', '/credit/uses', { as: id })).statusCode).toBe(403);
    const missing = '00000000-0000-4000-8000-000000000000';
    const answer = await app.call('POST', `/credit/uses/${missing}/verdicts`, {
      as: await app.staffMember('SuperAdmin'),
      body: {
        caseVersion: await caseVersionOf(db, `credit-use:${missing}`),
        verdict: 'approve',
        reason: 'It is theirs',
      },
    });
    expect(answer.json()).toMatchObject({ code: 'credit.not-found' });
  });
});

it.each([
  [
    'a use that nobody decided',
    `insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, asked_by)
     select payer_tpui, id, total_kobo, true, gen_random_uuid() from bills where pay_status_id = 1 and payer_tpui is not null limit 1`,
    'credit_uses_are_work',
  ],
  [
    'a use that is unmade',
    `update credit_uses set state = 'proposed', decided_by = null, decided_at = null where state = 'used'`,
    'credit_uses_stay',
  ],
  ['a use of another amount', `update credit_uses set amount_kobo = 1 where state = 'used'`, 'credit_uses_stay'],
  [
    'more than there is',
    `insert into credit_use_parts (use_id, position, payment_id, proposal_id, amount_kobo)
     select use_id, 90, payment_id, proposal_id, 900000000 from credit_use_parts p join credit_uses u on u.id = p.use_id where u.state = 'used' limit 1`,
    'credit_uses_enough',
  ],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
