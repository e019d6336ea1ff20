import type { Role } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { expectMoneyInvariants } from '../../../../testing/expect-money-invariants.ts';
import { givenBill } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startPayments } from '../testing/payments-test-app.ts';
import { scriptRemita } from '../testing/scripted-remita.ts';
import { askAboutCaseRoute } from './ask-about-case.route.ts';

const { db } = await createTestDatabase();
const payments = await startPayments(db);
let { remita } = payments;
const ladi = await givenUser(db, { roles: ['Admin'] });
const app = await createHttpServer({
  identify: async (role) => ({ id: ladi, sessionId: 's', roles: [role as Role], scope: givenScope(role as Role) }),
});
askAboutCaseRoute(app, payments.deps);
await app.ready();
afterAll(() => app.close());

async function ask(id: string, as?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/payments/cases/${id}/questions`,
    headers: as ? { authorization: as } : {},
    payload: {},
  });
  return { status: answer.statusCode, ...(answer.json() as { outcome?: string; code?: string }) };
}

async function givenCase() {
  const bill = await givenBill(db);
  const { rrr } = (await payments.openSession({ billReference: bill.reference, provider: 'remita' })).json<{
    rrr: string;
  }>();
  remita.pay(rrr, { amount: 'null' });
  await payments.sweepAfter(60);
  const { rows } = await db.$client.query<{ id: string }>(
    'select id::text as id from review_cases where bill_id = $1',
    [bill.id],
  );
  return { bill, rrr, id: rows[0]?.id ?? '' };
}
const answersOf = async (billId: string) =>
  (
    await db.$client.query<{ count: number }>(
      'select count(*)::int as count from provider_observations o join payment_intents i on i.id = o.intent_id where i.bill_id = $1',
      [billId],
    )
  ).rows[0]?.count;

describe('asking the provider about a case', () => {
  it('asks at once, keeps what it says with the case, and is audited', async () => {
    const { bill, rrr, id } = await givenCase();
    remita.pay(rrr, { amount: '12500.00' });
    const before = (await answersOf(bill.id)) ?? 0;
    expect(await ask(id, 'Admin')).toEqual({ status: 200, outcome: 'answered' });
    expect(await answersOf(bill.id)).toBe(before + 1);
    const { rows } = await db.$client.query(
      'select outcome, amount_kobo::float8 as kobo from review_findings where case_id = $1',
      [id],
    );
    expect(rows).toContainEqual({ outcome: 'paid', kobo: 1_250_000 });
    const { rows: audited } = await db.$client.query(`select action from audit_log where subject = $1`, [
      `bill:${bill.reference}`,
    ]);
    expect(audited).toEqual([{ action: 'money.asked' }]);
    await expectMoneyInvariants(db);
  });

  it('says that it is silent, and changes nothing', async () => {
    const { bill, id } = await givenCase();
    payments.far.answers('/status.reg', 'hang-up');
    expect(await ask(id, 'SuperAdmin')).toEqual({ status: 200, outcome: 'no-answer' });
    remita = scriptRemita(payments.far);
    await expectMoneyInvariants(db);
    expect(await answersOf(bill.id)).toBeGreaterThan(1);
  });

  it('is refused without a session, for other roles, for no case, and when there is nothing to ask any more', async () => {
    const { bill, id } = await givenCase();
    expect((await ask(id)).status).toBe(401);
    expect((await ask(id, 'Governor')).status).toBe(403);
    expect(await ask('999999', 'Admin')).toMatchObject({ status: 404, code: 'review.not-found' });
    await (await givenDesk(db)).decideAll(bill.id);
    await db.$client.query(`update payment_intents set next_check_at = null where bill_id = $1`, [bill.id]);
    const { rows } = await db.$client.query<{ state: string }>('select state from payment_intents where bill_id = $1', [
      bill.id,
    ]);
    const isOver = rows[0]?.state === 'REFUND_PENDING';
    expect((await ask(id, 'Admin')).status).toBe(isOver ? 409 : 200);
  });
});
