import type { ReviewCaseDetail, Role } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { countRows, expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { standingOf } from '../../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { createBillReader } from '../../billing/index.ts';
import { sendDecisionMail } from '../decision.jobs.ts';
import { reviewModule } from '../review.module.ts';

const { db } = await createTestDatabase({ max: 10 });
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'], firstName: 'Ladi', lastName: 'Musa' }), role: 'Admin' },
  hadiza: {
    id: await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Hadiza', lastName: 'Garba' }),
    role: 'SuperAdmin',
  },
  bala: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
  governor: { id: await givenUser(db, { roles: ['Governor'] }), role: 'Governor' },
  officer: { id: await givenUser(db, { roles: ['Tax Officer'] }), role: 'Tax Officer' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    return person && { id: person.id, sessionId: name, roles: [person.role], scope: givenScope(person.role) };
  },
});
const mails: Mail[] = [];
const issuer = { name: 'The service', portalOrigin: 'https://pay.example.gov.ng', demonstration: false };
const deps = {
  ...{ db, bills: createBillReader(db), sender: issuer, log: createLogger({ level: 'silent' }) },
  mailer: { send: async (mail: Mail) => void mails.push(mail), close: () => {} },
};
reviewModule(app, {
  ...deps,
  caseload: createCaseload({ db, clock: { now: () => new Date() } }),
  jobs: { handle: () => {}, enqueue: async () => {} },
});
await app.ready();
afterAll(() => app.close());

type Answer = { status: number; code?: string } & ReviewCaseDetail & { caseId: string };
async function call(path: string, as?: string, payload?: object): Promise<Answer> {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/payments/cases/${path}`,
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const read = (id: string) => call(id, 'ladi');
const propose = async (id: string, option: string, as = 'ladi') =>
  call(`${id}/proposals`, as, {
    caseVersion: await caseVersionOf(db, `review-case:${id}`),
    ...{ option, reason: 'The payer wrote to us' },
  });
async function decide(id: string, verdict = 'approve', as = 'hadiza') {
  const [proposal] = (await read(id)).proposals;
  const caseVersion = await caseVersionOf(db, `review-case:${id}`);
  return call(`${id}/verdicts`, as, {
    ...{ caseVersion, proposalId: proposal?.id ?? '0' },
    ...{ verdict, reason: 'I have checked it' },
  });
}

/** Money for a bill, in kobo; answers with the newest case. */
async function givenCase(bill: Awaited<ReturnType<typeof givenBill>>, amountKobo: number): Promise<string> {
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    amountKobo,
  ]);
  const { rows } = await db.$client.query<{ id: string }>(
    `select id::text as id from review_cases where bill_id = $1 order by id desc limit 1`,
    [bill.id],
  );
  return rows[0]?.id ?? '';
}
async function givenSurplus() {
  const bill = await givenBill(db);
  await givenCase(bill, bill.totalKobo);
  return { bill, id: await givenCase(bill, bill.totalKobo) };
}
/** Balances by account, debits positive. */
async function balances(): Promise<Record<string, number>> {
  const { rows } = await db.$client.query<{ account: string; kobo: number }>(
    `select account, sum(amount_kobo)::float8 as kobo from ledger_entries group by account having sum(amount_kobo) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, kobo }) => [account, kobo]));
}
async function movedBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await balances();
  await act();
  const after = await balances();
  const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    accounts
      .map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)] as const)
      .filter(([, kobo]) => kobo !== 0),
  );
}

describe('the desk for money under review', () => {
  it('tells the whole story of a case, what could become of the money, and what could not', async () => {
    const bill = await givenBill(db, { payer: { email: 'story@example.com' } });
    const id = await givenCase(bill, bill.totalKobo - 400_000);
    const found = await read(id);
    expect(found).toMatchObject({
      status: 200,
      kind: 'amount-mismatch',
      heldKobo: 850_000,
      billKobo: 1_250_000,
      work: { state: 'open', assignee: null },
      proposals: [],
      may: { propose: true, decide: false, withdraw: false, counter: false },
    });
    expect(found.attempts).toMatchObject([{ isOfCase: true, state: 'REVIEW', paidKobo: 850_000 }]);
    expect(found.options.filter(({ decision }) => decision !== 'apply').map(({ key }) => key)).toEqual([
      'accept:write-off',
      'credit',
      'refund',
    ]);
    expect(found.options[0]).toMatchObject({ billKobo: 850_000, writeOffKobo: 400_000 });
  });

  it('does nothing before another person has approved, and then moves the money whole and tells the payer', async () => {
    const { bill, id } = await givenSurplus();
    const target = await givenBill(db);
    const key = `apply:${target.reference}`;
    expect((await read(id)).options.find((option) => option.key === key)).toMatchObject({ fitsExactly: true });
    expect(await movedBy(() => propose(id, key))).toEqual({});
    expect((await standingOf(db, target)).status).toBe('unpaid');
    const moved = await movedBy(async () => expect((await decide(id)).status).toBe(200));
    expect(moved).toEqual({ 'liability:overpayment': 1_250_000, 'revenue:12010101': -1_250_000 });
    expect(await standingOf(db, target)).toMatchObject({ status: 'paid', receipts: 1 });
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1 });
    const { resolution, proposals, heldKobo } = await read(id);
    expect([resolution, heldKobo]).toEqual(['apply', 0]);
    expect(proposals).toMatchObject([
      {
        ...{ by: { name: 'Ladi Musa' }, reason: 'The payer wrote to us', outcome: 'approved' },
        ...{ endedBy: { name: 'Hadiza Garba' }, endReason: 'I have checked it', billReference: target.reference },
      },
    ]);
    const news = await db.$client.query<{ payload: { billReference: string; proposalId: number } }>(
      `select payload from outbox where topic = 'payment.decided' and payload->>'billReference' = $1`,
      [bill.reference],
    );
    const [told] = news.rows;
    if (!told) return expect.fail('nobody is told');
    for (const _ of [1, 2]) await sendDecisionMail(deps, { ...told.payload, occasion: 'decided:1' });
    expect(mails[0]).toMatchObject({
      to: 'amina.bello@example.com',
      subject: expect.stringContaining('Your payment has been checked'),
    });
    expect(mails[0]?.text).toContain('used it for another bill of yours');
    expect(mails[0]?.text).not.toContain('The payer wrote to us');
    const noted = await db.$client.query(`select kind from bill_mails where bill_id = $1`, [bill.id]);
    expect(noted.rows).toEqual([{ kind: 'decision' }]);
    const { rows } = await db.$client.query(
      `select topic from outbox where payload->>'billReference' = any($1) and topic <> 'payment.review' order by id`,
      [[bill.reference, target.reference]],
    );
    expect(rows.map(({ topic }) => topic)).toEqual(['receipt.issued', 'receipt.issued', 'payment.decided']);
    await expectMoneyInvariants(db);
  });

  it.each([
    [
      'accept:write-off',
      -500_000,
      { 'suspense:mismatch': 750_000, 'expense:write-off': 500_000, 'revenue:12010101': -1_250_000 },
      'paid',
    ],
    [
      'accept:credit',
      70_000,
      { 'suspense:mismatch': 1_320_000, 'revenue:12010101': -1_250_000, 'liability:taxpayer-credit': -70_000 },
      'paid',
    ],
    [
      'accept:refund',
      70_000,
      { 'suspense:mismatch': 1_320_000, 'revenue:12010101': -1_250_000, 'liability:refunds': -70_000 },
      'paid',
    ],
    ['credit', -900_000, { 'suspense:mismatch': 350_000, 'liability:taxpayer-credit': -350_000 }, 'unpaid'],
    ['refund', -900_000, { 'suspense:mismatch': 350_000, 'liability:refunds': -350_000 }, 'unpaid'],
  ])(
    'decides %s of what came by entries alone, and the bill stands as it should',
    async (key, over, entries, status) => {
      const bill = await givenBill(db);
      const id = await givenCase(bill, bill.totalKobo + over);
      expect((await standingOf(db, bill)).status).toBe('under-review');
      await propose(id, key);
      expect(await movedBy(() => decide(id))).toEqual(entries);
      expect((await standingOf(db, bill)).status).toBe(status);
      await expectMoneyInvariants(db);
    },
  );

  it('counters a decision by two persons: entries turned, the receipt void, the money held for another decision', async () => {
    const bill = await givenBill(db);
    const id = await givenCase(bill, bill.totalKobo + 70_000);
    await propose(id, 'accept:credit');
    await decide(id);
    const { caseId } = await call(`${id}/counters`, 'ladi', { reason: 'It was the wrong bill' });
    expect((await call(`${id}/counters`, 'ladi', { reason: 'It was the wrong bill' })).code).toBe(
      'review.not-countered',
    );
    expect((await standingOf(db, bill)).status).toBe('paid');
    const moved = await movedBy(() => decide(caseId));
    expect(moved).toEqual({
      ...{ 'suspense:mismatch': -1_320_000, 'revenue:12010101': 1_250_000, 'liability:taxpayer-credit': 70_000 },
    });
    expect((await standingOf(db, bill)).status).toBe('void');
    expect((await read(id)).proposals).toMatchObject([{ outcome: 'approved', isCountered: true }]);
    const { rows } = await db.$client.query<{ id: string }>(
      `select id::text as id from review_cases where bill_id = $1 and resolved_at is null`,
      [bill.id],
    );
    const again = await read(rows[0]?.id ?? '');
    expect(again).toMatchObject({ kind: 'decision-countered', heldKobo: 1_320_000 });
    await propose(again.id, 'refund');
    expect((await decide(again.id)).status).toBe(200);
    await expectMoneyInvariants(db);
  });

  it('takes one of two proposals that are made at one instant, and refuses the other', async () => {
    const { id } = await givenSurplus();
    const answers = await Promise.all([propose(id, 'refund', 'ladi'), propose(id, 'credit', 'hadiza')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('work.changed');
    expect((await read(id)).proposals).toHaveLength(1);
  });

  it('lets nobody decide what they proposed, nor an Admin anything, nor anybody what changed meanwhile', async () => {
    const { id } = await givenSurplus();
    await propose(id, 'refund', 'hadiza');
    const before = await countRows(db);
    expect((await decide(id, 'approve', 'hadiza')).code).toBe('work.same-person');
    expect((await decide(id, 'approve', 'ladi')).code).toBe('work.not-yours');
    expect(
      (
        await call(`${id}/verdicts`, 'bala', {
          caseVersion: 2,
          proposalId: '1',
          verdict: 'approve',
          reason: 'Another one',
        })
      ).code,
    ).toBe('work.not-from-here');
    expect(await countRows(db)).toEqual(before);
    expect((await decide(id, 'refuse', 'bala')).work.state).toBe('open');
    expect((await propose(id, 'credit')).work.state).toBe('proposed');
    expect((await decide(id, 'withdraw', 'ladi')).proposals.map(({ outcome }) => outcome)).toEqual([
      'withdrawn',
      'refused',
    ]);
  });

  it('refuses to move money to a bill that was paid since it was proposed, and changes nothing', async () => {
    const { id } = await givenSurplus();
    const target = await givenBill(db);
    await propose(id, `apply:${target.reference}`);
    await givenCase(target, target.totalKobo);
    const before = [await countRows(db), await balances()];
    expect(await decide(id)).toMatchObject({ status: 409, code: 'review.option-gone' });
    expect([await countRows(db), await balances()]).toEqual(before);
    expect((await read(id)).work.state).toBe('proposed');
  });

  /** The provider says paid and not how much. */
  async function givenUntoldAmount() {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, null, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
    ]);
    const { rows } = await db.$client.query<{ id: string }>(
      `select id::text as id from review_cases where bill_id = $1`,
      [bill.id],
    );
    return { bill, id: rows[0]?.id ?? '' };
  }
  const finds = (id: string, outcome: 'paid' | 'failed', kobo: number | null) =>
    db.$client.query(`insert into review_findings (case_id, proposal, outcome, amount_kobo) values ($1, $2, $3, $4)`, [
      id,
      outcome === 'paid' ? 'accept' : 'close',
      outcome,
      kobo,
    ]);

  it('books what a provider told late, as an amount that nobody had told before', async () => {
    const { bill, id } = await givenUntoldAmount();
    await finds(id, 'paid', bill.totalKobo);
    expect((await read(id)).options.map(({ key }) => key)).toEqual(['book']);
    expect((await propose(id, 'book')).status).toBe(200);
    expect((await decide(id)).status).toBe(200);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
    await expectMoneyInvariants(db);
  });

  it('books what was asked where the provider never says how much, by two persons', async () => {
    const { bill, id } = await givenUntoldAmount();
    const found = await read(id);
    expect(found.options).toMatchObject([
      { key: 'book', bookKobo: bill.totalKobo, fitsExactly: false },
      { key: 'no-payment' },
    ]);
    expect(found.hindrances).toEqual([{ decision: 'close', why: 'not-denied' }]);
    expect((await propose(id, 'close')).code).toBe('review.option-gone');
    expect((await propose(id, 'book')).status).toBe(200);
    expect((await decide(id, 'approve', 'ladi')).status).toBeGreaterThanOrEqual(400);
    expect((await decide(id)).status).toBe(200);
    expect(await standingOf(db, bill)).toMatchObject({ status: 'paid', receipts: 1, states: ['CONFIRMED'] });
    await expectMoneyInvariants(db);
  });

  it('closes money whose amount was never told on the provider’s word alone; else two persons say that there is none', async () => {
    const denied = await givenUntoldAmount();
    await finds(denied.id, 'failed', null);
    expect((await propose(denied.id, 'close')).status).toBe(200);
    expect((await decide(denied.id)).resolution).toBe('close');
    const silent = await givenUntoldAmount();
    expect((await propose(silent.id, 'no-payment')).status).toBe(200);
    expect((await decide(silent.id)).resolution).toBe('no-payment');
  });

  it('refuses in the database to close what may be money, or to deny what the provider says was paid', async () => {
    const desk = await givenDesk(db);
    const { bill, id } = await givenUntoldAmount();
    const refused = { constraint: 'review_decisions_found' };
    await expect(desk.decide(id, { decision: 'close' })).rejects.toMatchObject(refused);
    await expect(desk.decide(id, { decision: 'book', bookKobo: bill.totalKobo - 1 })).rejects.toMatchObject(refused);
    await finds(id, 'paid', bill.totalKobo);
    await expect(desk.decide(id, { decision: 'no-payment' })).rejects.toMatchObject(refused);
    await expect(desk.decide(id, { decision: 'close' })).rejects.toMatchObject(refused);
    expect((await read(id)).resolution).toBeNull();
  });

  it('refuses what is not open in a case, what names none, and strangers; and changes nothing', async () => {
    const { id } = await givenSurplus();
    const before = await countRows(db);
    expect((await propose(id, 'accept')).code).toBe('review.option-gone');
    expect((await propose('999999999', 'refund')).status).toBe(404);
    expect((await call('x', 'ladi')).status).toBe(422);
    expect((await call(`${id}/proposals`, 'ladi', { option: 'refund', reason: ' ' })).status).toBe(422);
    expect((await decide(id)).code).toBe('work.not-from-here');
    for (const [as, status] of [
      [undefined, 401],
      ['governor', 403],
      ['officer', 403],
    ] as const) {
      expect((await call(id, as)).status).toBe(status);
      for (const part of ['proposals', 'verdicts', 'counters'])
        expect((await call(`${id}/${part}`, as, { option: 'refund', reason: 'Because of it' })).status).toBe(status);
    }
    expect(await countRows(db)).toEqual(before);
  });
});
