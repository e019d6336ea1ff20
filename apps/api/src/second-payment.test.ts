import type { ReviewCaseDetail, Role } from '@portal/contracts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createCaseload } from './modules/ground/caseload/index.ts';
import { createBillReader } from './modules/money/billing/index.ts';
import { expectBooksAgree } from './modules/money/payments/testing/expect-books-agree.ts';
import { remitaNotifications, startPayments } from './modules/money/payments/testing/payments-test-app.ts';
import { reviewModule } from './modules/money/review/review.module.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { caseVersionOf } from './testing/case-version-of.ts';
import { expectMoneyInvariants } from './testing/expect-money-invariants.ts';
import { givenBill } from './testing/given.ts';
import { givenDesk } from './testing/given-desk.ts';
import { givenScope, givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase({ max: 10 });
const { app, openSession, sweepAfter, remita } = await startPayments(db);
const desk = await givenDesk(db);
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
  hadiza: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
};
const staff = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    return person && { id: person.id, sessionId: name, roles: [person.role], scope: givenScope(person.role) };
  },
});
reviewModule(staff, {
  ...{ db, bills: createBillReader(db), log: createLogger({ level: 'silent' }) },
  sender: { name: 'The service', portalOrigin: 'https://pay.example.gov.ng', demonstration: false },
  mailer: { send: async () => {}, close: () => {} },
  caseload: createCaseload({ db, clock: { now: () => new Date() } }),
  jobs: { handle: () => {}, enqueue: async () => {} },
});
await staff.ready();
afterAll(() => staff.close());
afterEach(() => expectMoneyInvariants(db));

type Answer = { status: number; code?: string } & ReviewCaseDetail;
async function call(path: string, as: string, payload?: object): Promise<Answer> {
  const answer = await staff.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/payments/cases/${path}`,
    headers: { authorization: as },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const read = (id: string) => call(id, 'ladi');
const propose = async (id: string, option: string, as = 'ladi') =>
  call(`${id}/proposals`, as, {
    caseVersion: await caseVersionOf(db, `review-case:${id}`),
    ...{ option, reason: 'The bank statement shows it' },
  });
async function decide(id: string, verdict = 'approve', as = 'hadiza') {
  const [proposal] = (await read(id)).proposals;
  const caseVersion = await caseVersionOf(db, `review-case:${id}`);
  return call(`${id}/verdicts`, as, {
    ...{ caseVersion, proposalId: proposal?.id ?? '0' },
    ...{ verdict, reason: 'I have checked it' },
  });
}
const notify = (rrr: string, at: string, more = '', amount = '12500.0') =>
  app.inject({
    method: 'POST',
    url: remitaNotifications,
    body: `[{"rrr":"${rrr}","amount":${amount},"debitdate":"${at}"${more}}]`,
  });
const openOf = async (bill: { id: string }) =>
  (
    await db.$client.query<{ id: string; kind: string }>(
      'select id::text as id, kind from review_cases where bill_id = $1 and resolved_at is null order by id',
      [bill.id],
    )
  ).rows;

/** A bill that was paid, and paid again on the same reference as often as there are notices after the first. */
async function givenPaidAgain(...notices: readonly [string, string?][]) {
  const bill = await givenBill(db);
  const rrr = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>().rrr;
  remita.pay(rrr);
  await sweepAfter(60);
  await notify(rrr, '2026-11-20 11:17:03');
  for (const [at, more] of notices) {
    remita.payAgain(rrr);
    await notify(rrr, at, more);
  }
  await sweepAfter(0);
  const [opened] = await openOf(bill);
  return { bill, rrr, id: opened?.id ?? '' };
}
const movementsOf = async (bill: { id: string }) =>
  (
    await db.$client.query(
      `select p.movement, p.amount_kobo::int as kobo, p.source::text, p.proposed_by as first, p.decided_by as second,
         (select array_agg(e.account || ' ' || e.amount_kobo order by e.id) from ledger_transactions t
            join ledger_entries e on e.transaction_id = t.id where t.reference = ledger_reference(p) and t.kind = 'payment') as books
       from payments p where p.bill_id = $1 and p.movement <> '' order by p.recorded_at`,
      [bill.id],
    )
  ).rows;
const bookOptions = async (id: string) => (await read(id)).options.filter(({ decision }) => decision === 'book');

describe('a second payment at the desk', () => {
  it('is proposed by one person, approved by another, booked under a key of its own, and decided like other money', async () => {
    const { bill, id } = await givenPaidAgain(['2026-11-21 10:00:00']);
    const found = await read(id);
    expect(found.options).toMatchObject([
      { decision: 'book', bookKobo: 1_250_000, movement: 'notice 2026-11-21T09:00:00.000Z', fitsExactly: true },
      { decision: 'no-payment' },
    ]);
    expect(found.hindrances).toEqual([{ decision: 'close', why: 'not-denied' }]);
    expect((await propose(id, 'close')).code).toBe('review.option-gone');

    expect((await propose(id, found.options[0]?.key ?? '')).status).toBe(200);
    expect(await movementsOf(bill)).toEqual([]);
    expect((await decide(id, 'approve', 'ladi')).status).toBeGreaterThanOrEqual(400);
    expect((await decide(id)).status).toBe(200);

    expect(await movementsOf(bill)).toEqual([
      {
        ...{ movement: 'notice 2026-11-21T09:00:00.000Z', kobo: 1_250_000, source: 'operator' },
        ...{ first: people.ladi?.id, second: people.hadiza?.id },
        books: ['clearing:remita 1250000', 'liability:overpayment -1250000'],
      },
    ]);
    const [surplus, ...more] = await openOf(bill);
    expect([surplus?.kind, more]).toEqual(['surplus', []]);
    expect((await read(surplus?.id ?? '')).options.map(({ key }) => key.split(':')[0])).toEqual(
      expect.arrayContaining(['credit', 'refund']),
    );
    await propose(surplus?.id ?? '', 'refund');
    expect((await decide(surplus?.id ?? '')).status).toBe(200);
    await expectBooksAgree(db, remita, { settled: true });
    const { rows } = await db.$client.query(
      `select payload->>'decision' as decision from outbox where topic = 'payment.decided' and payload->>'billReference' = $1 order by id`,
      [bill.reference],
    );
    expect(rows).toEqual([{ decision: 'book' }, { decision: 'refund' }]);
  });

  it('is not decided by one person alone, whoever that is', async () => {
    const { bill, id } = await givenPaidAgain(['2026-11-21 10:00:00']);
    const [option] = await bookOptions(id);
    expect((await propose(id, option?.key ?? '', 'hadiza')).status).toBe(200);
    expect((await decide(id)).status).toBeGreaterThanOrEqual(400);
    expect(await movementsOf(bill)).toEqual([]);
    expect((await decide(id, 'withdraw')).status).toBe(200);
    const [claim] = await bookOptions(id);
    await expect(
      desk.decide(
        id,
        { decision: 'book', movement: claim?.movement ?? '', bookKobo: 1_250_000 },
        { proposer: desk.decider },
      ),
    ).rejects.toThrow();
    expect(await movementsOf(bill)).toEqual([]);
  });

  it('is not closed while it may be money, nor booked for what nobody claims', async () => {
    const { bill, id } = await givenPaidAgain(['2026-11-21 10:00:00', ',"paymentReference":"P-2"']);
    const [claim] = await bookOptions(id);
    await expect(desk.decide(id, { decision: 'close' })).rejects.toMatchObject({
      constraint: 'review_decisions_second',
    });
    for (const given of [
      { movement: claim?.movement ?? '', bookKobo: 1_250_001 },
      { movement: 'notice 2026-11-25', bookKobo: 1_250_000 },
    ])
      await expect(desk.decide(id, { decision: 'book', ...given })).rejects.toMatchObject({
        constraint: 'review_decisions_second',
      });
    expect(await openOf(bill)).toMatchObject([{ id }]);
    expect(await movementsOf(bill)).toEqual([]);
  });

  it('is no payment when two persons say so, and closed when the provider does', async () => {
    const claimed = await givenPaidAgain();
    await notify(claimed.rrr, '2026-11-22 10:00:00');
    await sweepAfter(0);
    const [made] = await openOf(claimed.bill);
    await propose(made?.id ?? '', 'no-payment');
    expect((await decide(made?.id ?? '')).resolution).toBe('no-payment');
    expect(await movementsOf(claimed.bill)).toEqual([]);

    const bill = await givenBill(db);
    const { rrr } = (await openSession({ billReference: bill.reference, provider: 'remita' })).json<{ rrr: string }>();
    for (const day of ['20', '21']) await notify(rrr, `2026-11-${day} 11:17:03`);
    await sweepAfter(0);
    const [opened] = await openOf(bill);
    const id = opened?.id ?? '';
    expect((await read(id)).options.map(({ key }) => key)).toEqual(['no-payment']);
    expect((await read(id)).hindrances).toEqual([
      { decision: 'book', why: 'first-not-booked' },
      { decision: 'close', why: 'not-denied' },
    ]);
    remita.decline(rrr);
    await notify(rrr, '2026-11-21 12:00:00');
    await sweepAfter(60);
    expect((await read(id)).options.map(({ key }) => key)).toEqual(['close', 'no-payment']);
    await propose(id, 'close');
    expect((await decide(id)).resolution).toBe('close');
  });

  it.each([
    ['booked', (options: readonly { key: string }[]) => options[0]?.key ?? ''],
    ['no payment', () => 'no-payment'],
  ] as const)('that is told while another waits has a case of its own once that one is %s', async (_case, choose) => {
    const { bill, rrr, id } = await givenPaidAgain(['2026-11-21 10:00:00']);
    remita.payAgain(rrr);
    await notify(rrr, '2026-11-24 10:00:00');
    await sweepAfter(0);
    expect(await openOf(bill)).toMatchObject([{ id }]);

    await propose(id, choose(await bookOptions(id)));
    expect((await decide(id)).status).toBe(200);

    const later = (await openOf(bill)).find(({ kind }) => kind === 'second-payment');
    const claims = await bookOptions(later?.id ?? '');
    expect(claims.map(({ movement }) => movement)).toContain('notice 2026-11-24T09:00:00.000Z');
    const told = claims.find(({ movement }) => movement === 'notice 2026-11-24T09:00:00.000Z');
    await propose(later?.id ?? '', told?.key ?? '');
    expect((await decide(later?.id ?? '')).status).toBe(200);
    expect((await movementsOf(bill)).map(({ movement }) => movement)).toContain('notice 2026-11-24T09:00:00.000Z');
  });

  it('is in a case whichever comes first, its notice or the decision about the one before', async () => {
    const { bill, rrr, id } = await givenPaidAgain(['2026-11-21 10:00:00']);
    await propose(id, 'no-payment');
    const told = async () => {
      await notify(rrr, '2026-11-24 10:00:00');
      await sweepAfter(0);
    };
    const [decision] = await Promise.all([decide(id), told()]);
    expect(decision.status).toBe(200);
    expect((await openOf(bill)).map(({ kind }) => kind)).toEqual(['second-payment']);
  });

  it('opens no case again when what is told is what was booked', async () => {
    const { bill, rrr, id } = await givenPaidAgain(['2026-11-21 10:00:00']);
    const [claim] = await bookOptions(id);
    await propose(id, claim?.key ?? '');
    await notify(rrr, '2026-11-21 10:00:00');
    await sweepAfter(0);
    expect((await decide(id)).status).toBe(200);
    expect((await openOf(bill)).map(({ kind }) => kind)).toEqual(['surplus']);
  });

  it('is never booked for the whole where a part was told, by the desk or past it', async () => {
    const { bill, rrr } = await givenPaidAgain();
    await notify(rrr, '2026-11-21 10:00:00', '', '5000.0');
    await sweepAfter(0);
    const [opened] = await openOf(bill);
    const id = opened?.id ?? '';
    expect(await bookOptions(id)).toMatchObject([{ bookKobo: 500_000, fitsExactly: false }]);
    const [option] = await bookOptions(id);
    await expect(
      desk.decide(id, { decision: 'book', movement: option?.movement ?? '', bookKobo: 1_250_000 }),
    ).rejects.toMatchObject({ constraint: 'review_decisions_second' });
    expect(await movementsOf(bill)).toEqual([]);
  });

  it('leaves the others that were claimed to a case of their own, and is never booked twice', async () => {
    const { bill, id } = await givenPaidAgain(['2026-11-21 10:00:00'], ['2026-11-23 10:00:00']);
    expect((await bookOptions(id)).map(({ movement }) => movement)).toEqual([
      'notice 2026-11-23T09:00:00.000Z',
      'notice 2026-11-21T09:00:00.000Z',
    ]);
    const [latest] = await bookOptions(id);
    await propose(id, latest?.key ?? '');
    expect((await decide(id)).status).toBe(200);
    const rest = (await openOf(bill)).find(({ kind }) => kind === 'second-payment');
    expect((await bookOptions(rest?.id ?? '')).map(({ movement }) => movement)).toEqual([
      'notice 2026-11-21T09:00:00.000Z',
    ]);
    await expect(
      desk.decide(rest?.id ?? '', { decision: 'book', movement: latest?.movement ?? '', bookKobo: 1_250_000 }),
    ).rejects.toMatchObject({ constraint: 'review_decisions_second' });
    const [last] = await bookOptions(rest?.id ?? '');
    await propose(rest?.id ?? '', last?.key ?? '');
    const both = await Promise.all([decide(rest?.id ?? ''), decide(rest?.id ?? '')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await movementsOf(bill)).toHaveLength(2);
    await expectBooksAgree(db, remita, { settled: true });
  });
});
