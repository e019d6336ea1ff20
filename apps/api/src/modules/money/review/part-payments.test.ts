import type { ReviewCaseDetail, Role } from '@portal/contracts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { givenScope, givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { createBillReader } from '../billing/index.ts';
import { reviewModule } from './review.module.ts';

const { db } = await createTestDatabase({ max: 10 });
const desk = await givenDesk(db);
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
  hadiza: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    return person && { id: person.id, sessionId: name, roles: [person.role], scope: givenScope(person.role) };
  },
});
reviewModule(app, {
  ...{ db, bills: createBillReader(db), log: createLogger({ level: 'silent' }) },
  sender: { name: 'The service', portalOrigin: 'https://pay.example.gov.ng', demonstration: false },
  mailer: { send: async () => {}, close: () => {} },
  caseload: createCaseload({ db, clock: { now: () => new Date() } }),
  jobs: { handle: () => {}, enqueue: async () => {} },
});
await app.ready();
afterAll(() => app.close());
afterEach(() => expectMoneyInvariants(db));

type Answer = { status: number; code?: string } & ReviewCaseDetail & { caseId: string };
async function call(path: string, as: string, payload?: object): Promise<Answer> {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/payments/cases/${path}`,
    headers: { authorization: as },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
async function decide(id: string, option: string): Promise<Answer> {
  const caseVersion = await caseVersionOf(db, `review-case:${id}`);
  expect((await call(`${id}/proposals`, 'ladi', { caseVersion, option, reason: 'The payer wrote' })).status).toBe(200);
  const { proposals, work } = await call(id, 'hadiza');
  return call(`${id}/verdicts`, 'hadiza', {
    ...{ caseVersion: work.caseVersion, proposalId: proposals[0]?.id },
    ...{ verdict: 'approve', reason: 'As the bank says' },
  });
}
const query = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows;
const openOf = (bill: { id: string }) =>
  query('select id::text as id, kind from review_cases where bill_id = $1 and resolved_at is null order by id', [
    bill.id,
  ]);

/** Money for one bill, each by an attempt of its own. */
async function paidInParts(totalKobo: number, parts: readonly number[]) {
  const bill = await givenBill(db, { lines: [totalKobo] });
  for (const kobo of parts) {
    const attempt = await givenIntent(db, bill);
    await query(`select confirm_payment($1, $2, $3, 'card', clock_timestamp(), 'requery')`, [
      ...[attempt.id, attempt.providerRef, kobo],
    ]);
  }
  return bill;
}
const standingOf = async (bill: { id: string }) =>
  (await query('select standing from bills where id = $1', [bill.id]))[0]?.standing;
const idOf = (rows: readonly { id?: string }[]) => rows[0]?.id ?? '';

describe('part payments that make up their bill', () => {
  it('are one case whose first proposal is that together they are the bill', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 600_000]);
    const open = await openOf(bill);
    expect(open).toHaveLength(1);
    const found = await call(idOf(open), 'ladi');
    expect(found).toMatchObject({ heldKobo: 1_000_000, bookedKobo: 1_000_000 });
    expect(found.parts.map(({ amountKobo }) => amountKobo)).toEqual([400_000, 600_000]);
    expect(found.options).toMatchObject([
      { key: 'accept', decision: 'accept', billKobo: 1_000_000, fitsExactly: true },
      { key: 'separate', decision: 'separate' },
    ]);
    expect((await decide(idOf(open), 'accept')).status).toBe(200);
    expect(await standingOf(bill)).toBe('paid');
    expect(await query('select amount_kobo from receipts where bill_id = $1', [bill.id])).toEqual([
      { amount_kobo: 1_000_000 },
    ]);
    expect(await openOf(bill)).toEqual([]);
  });

  it('are found among others, and what is left over is a case of its own', async () => {
    const bill = await paidInParts(1_000_000, [300_000, 100_000, 350_000, 600_000]);
    const open = await openOf(bill);
    const held = await Promise.all(open.map(async ({ id }) => (await call(id, 'ladi')).heldKobo));
    expect(held.toSorted((one, other) => one - other)).toEqual([350_000, 1_000_000]);
  });

  it('that do not make it up stay cases of their own', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 599_999]);
    expect(await openOf(bill)).toHaveLength(2);
  });

  it('are decided each by itself where two persons say that they are not one payment', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 600_000]);
    expect((await decide(idOf(await openOf(bill)), 'separate')).status).toBe(200);
    const parts = await openOf(bill);
    expect(parts.map(({ kind }) => kind)).toEqual(['part-payment', 'part-payment']);
    expect((await decide(idOf(parts), 'refund')).status).toBe(200);
    expect(await openOf(bill)).toHaveLength(1);
    expect(await standingOf(bill)).toBe('under-review');
  });

  it('are held again one by one when the decision is countered', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 600_000]);
    const id = idOf(await openOf(bill));
    await decide(id, 'accept');
    const { caseId } = await call(`${id}/counters`, 'ladi', { reason: 'Paid for somebody else' });
    const { proposals, work } = await call(caseId, 'hadiza');
    const verdict = {
      caseVersion: work.caseVersion,
      proposalId: proposals[0]?.id,
      verdict: 'approve',
      reason: 'So it is',
    };
    expect((await call(`${caseId}/verdicts`, 'hadiza', verdict)).status).toBe(200);
    expect(await standingOf(bill)).toBe('void');
    expect(await openOf(bill)).toHaveLength(2);
  });

  it('lose their receipt when the provider takes the older part back, and the other part is held again', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 600_000]);
    await decide(idOf(await openOf(bill)), 'accept');
    const [part] = await query('select intent_id as id from payments where bill_id = $1 order by recorded_at limit 1', [
      bill.id,
    ]);
    expect(await query(`select doubt_payment($1, '99') as opened`, [part?.id])).toEqual([{ opened: true }]);
    expect((await decide(idOf(await openOf(bill)), 'take-back')).status).toBe(200);
    expect(await standingOf(bill)).toBe('void');
    const [left] = await openOf(bill);
    expect(await call(left?.id, 'ladi')).toMatchObject({ kind: 'decision-countered', heldKobo: 600_000 });
  });

  it('are not refunded or credited as one by a proposal written past the desk', async () => {
    const bill = await paidInParts(1_000_000, [400_000, 600_000]);
    const id = idOf(await openOf(bill));
    await expect(desk.decide(id, { decision: 'refund', refundKobo: 1_000_000 })).rejects.toMatchObject({
      constraint: 'review_decisions_together',
    });
    await expect(desk.decide(id, { decision: 'refund', refundKobo: 600_000 })).rejects.toMatchObject({
      constraint: 'review_decisions_whole',
    });
  });
});

it.each([
  ['more', { decision: 'refund', refundKobo: 400_001 }],
  ['less', { decision: 'refund', refundKobo: 399_999 }],
])('nobody proposes %s than came', async (_, proposal) => {
  const bill = await paidInParts(1_000_000, [400_000]);
  const id = idOf(await openOf(bill));
  await expect(
    query('insert into review_proposals (case_id, decision, refund_kobo, proposed_by) values ($1, $2, $3, $4)', [
      ...[id, proposal.decision, proposal.refundKobo, desk.proposer],
    ]),
  ).rejects.toMatchObject({ constraint: 'review_decisions_whole' });
});
