import type { ReviewCase, Role, Scope } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { countRows } from '../../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';
import { listReviewCasesRoute } from './list-review-cases.route.ts';

const { db } = await createTestDatabase({ max: 10 });
const { openSession, remita, sweepAfter } = await startPayments(db);
const scope: Scope = { kind: 'state' };
const app = await createHttpServer({
  identify: async (role) => ({
    id: '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a11',
    sessionId: 's',
    roles: [role as Role],
    scope,
  }),
});
listReviewCasesRoute(app, { db });
await app.ready();
afterAll(() => app.close());

async function ask(query = '', as?: string) {
  const response = await app.inject({
    url: `/api/v1/payments/cases${query}`,
    headers: as ? { authorization: as } : {},
  });
  return { status: response.statusCode, body: response.json<{ data: ReviewCase[]; totalRecords: number }>() };
}

async function givenCase(amount: string) {
  const bill = await givenBill(db);
  const session = await openSession({ billReference: bill.reference, provider: 'remita' });
  const { rrr, txRef } = session.json<{ rrr: string; txRef: string }>();
  remita.pay(rrr, { amount });
  await sweepAfter(60);
  return { bill, rrr, txRef };
}

describe('GET /payments/cases', () => {
  it.each(['Admin', 'Administrator', 'SuperAdmin'])(
    'shows %s each case with its facts and what was found since',
    async (role) => {
      const { bill, rrr, txRef } = await givenCase('null');
      remita.pay(rrr, { amount: '12500.00' });
      await sweepAfter(60);
      await sweepAfter(60);
      const { status, body } = await ask(`?criteria=${rrr}`, role);
      expect(status).toBe(200);
      expect(body.data).toEqual([
        {
          id: expect.any(String),
          kind: 'amount-missing',
          openedAt: expect.any(String),
          resolvedAt: null,
          resolution: null,
          billReference: bill.reference,
          billKobo: 1_250_000,
          proposedBill: null,
          payerName: 'Amina Bello',
          provider: 'remita',
          providerReference: rrr,
          orderId: txRef,
          attemptState: 'REVIEW',
          bookedKobo: null,
          claims: [],
          findings: [{ proposal: 'accept', outcome: 'paid', amountKobo: 1_250_000, foundAt: expect.any(String) }],
          answers: expect.arrayContaining([
            { at: expect.any(String), code: '00', outcome: 'paid', doubt: null, amountKobo: 1_250_000 },
          ]),
          notices: 0,
        },
      ]);
    },
  );

  it('shows what is open, what was decided, or both, the newest first, a page at a time', async () => {
    const first = await givenCase('1.00');
    const second = await givenCase('2.00');
    await (await givenDesk(db)).decideAll(first.bill.id);
    const kinds = async (query: string) =>
      (await ask(`?kind=amount-mismatch${query}`, 'Admin')).body.data.map(({ billReference }) => billReference);
    expect(await kinds('')).toEqual([second.bill.reference]);
    expect(await kinds('&standing=resolved')).toEqual([first.bill.reference]);
    expect(await kinds('&standing=all')).toEqual([second.bill.reference, first.bill.reference]);
    expect(await kinds('&standing=all&pageSize=1&pageNumber=2')).toEqual([first.bill.reference]);
  });

  it('is refused to strangers and to everybody else, and changes nothing', async () => {
    const before = await countRows(db);
    expect((await ask()).status).toBe(401);
    for (const role of ['Governor', 'MDA User', 'Tax Officer', 'Expert System', 'Individual', 'Agent']) {
      expect((await ask('', role)).status, role).toBe(403);
    }
    expect((await ask('?standing=hidden', 'Admin')).status).toBe(422);
    expect(await countRows(db)).toEqual(before);
  });
});
