import type { ReviewCaseDetail, Role } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenBasketAttempt } from '../../../testing/given-basket.ts';
import { givenScope, givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { createBillReader } from '../billing/index.ts';
import { reviewModule } from './review.module.ts';

const { db } = await createTestDatabase({ max: 10 });
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
  hadiza: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
  bala: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
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
const propose = async (id: string, option: string) =>
  call(`${id}/proposals`, 'ladi', {
    caseVersion: await caseVersionOf(db, `review-case:${id}`),
    ...{ option, reason: 'The payer wrote' },
  });
async function approve(id: string, as = 'hadiza') {
  const { proposals, work } = await call(id, as);
  const [proposal] = proposals;
  return call(`${id}/verdicts`, as, {
    caseVersion: work.caseVersion,
    proposalId: proposal?.id,
    verdict: 'approve',
    reason: 'As the bills say',
  });
}
const query = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows;

/** Bills that were paid together by another amount than theirs. */
async function paidTogether(amounts: readonly number[], paidKobo: number) {
  const bills = [];
  for (const kobo of amounts) bills.push(await givenBill(db, { lines: [kobo] }));
  const attempt = await givenBasketAttempt(db, 'TPUI-0001', bills);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', clock_timestamp(), 'requery')`, [
    attempt.id,
    attempt.providerRef,
    paidKobo,
  ]);
  const [found] = await query('select id::text as id from review_cases where intent_id = $1', [attempt.id]);
  return { ...attempt, bills, caseId: String(found?.id) };
}
const standing = (ids: readonly string[]) =>
  query(
    `select b.standing, r.amount_kobo as receipt from bills b left join receipts r on r.bill_id = b.id where b.id = any($1) order by b.total_kobo`,
    [ids],
  );

describe('money that came for several bills together', () => {
  it('pays all of them by one decision of two persons, with a receipt for each and the rest as credit', async () => {
    const { caseId, bills, id } = await paidTogether([100_000, 200_000], 300_500);
    expect((await call(caseId, 'ladi')).options[0]).toMatchObject({
      ...{ key: 'spread:credit', decision: 'spread', creditKobo: 500, billKobo: 300_000 },
      bills: bills.map(({ reference, totalKobo }) => ({ billReference: reference, amountKobo: totalKobo })),
    });
    expect((await propose(caseId, 'spread:credit')).status).toBe(200);
    expect(await standing(bills.map((bill) => bill.id))).toMatchObject([
      { standing: 'under-review', receipt: null },
      { standing: 'under-review', receipt: null },
    ]);
    expect((await approve(caseId)).status).toBe(200);
    expect(await standing(bills.map((bill) => bill.id))).toEqual([
      { standing: 'paid', receipt: 100_000 },
      { standing: 'paid', receipt: 200_000 },
    ]);
    expect(await query('select state from payment_intents where id = $1', [id])).toEqual([{ state: 'CONFIRMED' }]);
    expect(await query(`select purpose, amount_kobo as kobo from payment_allocations order by amount_kobo`)).toEqual([
      { purpose: 'credit', kobo: 500 },
      { purpose: 'bill', kobo: 100_000 },
      { purpose: 'bill', kobo: 200_000 },
    ]);
    await expectMoneyInvariants(db);
  });

  it('lets the last off what is missing, to the kobo', async () => {
    const { caseId, bills } = await paidTogether([100_000, 200_000], 299_990);
    await propose(caseId, 'spread:write-off');
    expect((await approve(caseId)).status).toBe(200);
    expect(await standing(bills.map((bill) => bill.id))).toEqual([
      { standing: 'paid', receipt: 100_000 },
      { standing: 'paid', receipt: 200_000 },
    ]);
    await expectMoneyInvariants(db);
  });

  it('is held again whole when the decision is countered: every receipt of it is void', async () => {
    const { caseId, bills } = await paidTogether([100_000, 200_000], 300_001);
    await propose(caseId, 'spread:refund');
    await approve(caseId);
    const { caseId: counter } = await call(`${caseId}/counters`, 'bala', { reason: 'The provider was wrong' });
    expect((await approve(counter)).status).toBe(200);
    expect(await standing(bills.map((bill) => bill.id))).toMatchObject([{ standing: 'void' }, { standing: 'void' }]);
    await expectMoneyInvariants(db);
  });

  it('voids every receipt when the provider takes it back', async () => {
    const { caseId, bills } = await paidTogether([100_000, 200_000], 300_000 + 7);
    await propose(caseId, 'spread:credit');
    await approve(caseId);
    await query(`select void_receipt(r.id, 'reversal', 'Charged back') from receipts r where r.bill_id = $1`, [
      bills[0]?.id,
    ]);
    expect(await standing(bills.map((bill) => bill.id))).toMatchObject([{ standing: 'void' }, { standing: 'void' }]);
    await expectMoneyInvariants(db);
  });

  it('is not decided for a bill that was cancelled since', async () => {
    const { caseId, bills } = await paidTogether([100_000, 200_000], 300_009);
    await propose(caseId, 'spread:credit');
    await query('update bills set cancelled_at = clock_timestamp() where id = $1', [bills[1]?.id]);
    expect(await approve(caseId)).toMatchObject({ status: 409, code: 'review.option-gone' });
    expect((await standing(bills.map((bill) => bill.id))).every(({ receipt }) => receipt === null)).toBe(true);
    await expectMoneyInvariants(db);
  });
});

it('the database refuses bills that are not what the proposal says', async () => {
  const { caseId, bills } = await paidTogether([100_000, 200_000], 300_003);
  await propose(caseId, 'spread:credit');
  await expect(
    query(
      `insert into review_proposal_bills (proposal_id, position, bill_id, amount_kobo)
       select p.id, 9, $2::uuid, 1 from review_proposals p where p.case_id = $1::bigint`,
      [caseId, (await givenBill(db)).id],
    ),
  ).rejects.toMatchObject({ constraint: 'review_proposals_bills_whole' });
  expect(bills).toHaveLength(2);
});
