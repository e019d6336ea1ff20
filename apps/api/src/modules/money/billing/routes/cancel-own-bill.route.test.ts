import { describe, expect, it } from 'vitest';
import { createAskedProvider } from '../../../../testing/asked-provider.ts';
import { givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db } = await createTestDatabase();
const people = new Map<string, string>();
for (const name of ['me', 'other']) people.set(name, await givenUser(db, { roles: ['Individual'] }));
const tpuiOf = async (name: string) =>
  (await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [people.get(name)])).rows[0]
    ?.tpui ?? '';
const scopes = { me: await tpuiOf('me'), other: await tpuiOf('other') };
const provider = createAskedProvider(db);
const app = await startBilling(
  db,
  'masked',
  async (name) => {
    const id = people.get(name) ?? '';
    if (name === 'staff')
      return { id: people.get('me') ?? '', roles: ['SuperAdmin'], sessionId: 's', scope: { kind: 'state' } };
    return id
      ? { id, roles: ['Individual'], sessionId: id, scope: givenScope('Individual', { tpui: scopes[name as 'me'] }) }
      : undefined;
  },
  (reference) => provider.asked(reference),
);

const post = (path: string, payload: object, authorization = 'me') =>
  app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: { authorization } });
let submissions = 0;
async function givenOwnBill() {
  const submissionId = `019aa000-0000-7000-8000-${String(++submissions).padStart(12, '0')}`;
  const [head] = (
    await db.$client.query<{ code: string; mda: number }>('select code, mda_id as mda from revenue_heads limit 1')
  ).rows;
  const content = {
    mdaId: head?.mda,
    revenueHeadCode: head?.code,
    amountKobo: 10_000,
    narration: 'A fee',
    submissionId,
  };
  const { billReference } = (await post('/bills/mda-collections', content)).json();
  const { rows } = await db.$client.query<{ id: string }>('select id from bills where reference = $1', [billReference]);
  return { id: rows[0]?.id ?? '', reference: String(billReference), totalKobo: 10_000 };
}
const cancel = (billReference: unknown, as?: string) => post('/account/bill-cancellations', { billReference }, as);
const isCancelled = async (id: string) =>
  (await db.$client.query('select from bills where id = $1 and cancelled_at is not null', [id])).rowCount === 1;
const written = async (reference: string) =>
  (
    await db.$client.query(`select from audit_log where action = 'bill.cancelled' and subject = $1`, [
      `bill:${reference}`,
    ])
  ).rowCount;

describe('POST /account/bill-cancellations', () => {
  it('cancels an unpaid bill that one raised oneself, and writes it down once, however often it is sent', async () => {
    const bill = await givenOwnBill();
    for (const answer of [await cancel(bill.reference), await cancel(bill.reference)])
      expect([answer.statusCode, answer.json()]).toEqual([200, { billReference: bill.reference }]);
    expect([await isCancelled(bill.id), await written(bill.reference)]).toEqual([true, 1]);
  });

  it.each(['CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING', 'REVIEW'])(
    'refuses while an attempt is %s, and changes nothing',
    async (state) => {
      const bill = await givenOwnBill();
      await givenIntent(db, bill, { state });
      const answer = await cancel(bill.reference);
      expect([answer.statusCode, answer.json().code]).toEqual([
        409,
        state === 'REVIEW' ? 'bill.under-review' : 'bill.payment-pending',
      ]);
      expect([await isCancelled(bill.id), await written(bill.reference)]).toEqual([false, 0]);
    },
  );

  it('is in nobody’s way: what anybody began, of which its provider says now that nothing has come, does not hold it', async () => {
    const bill = await givenOwnBill();
    await givenIntent(db, bill, { state: 'AWAITING_PAYMENT' });
    provider.says = 'unknown';
    expect((await cancel(bill.reference)).json().code).toBe('bill.payment-pending');
    provider.says = 'pending';
    const answer = await cancel(bill.reference);
    provider.says = undefined;
    expect(answer.statusCode).toBe(200);
    expect(await isCancelled(bill.id)).toBe(true);
  });

  it('lets go of it once every attempt has ended without money', async () => {
    const bill = await givenOwnBill();
    await givenIntent(db, bill, { state: 'FAILED' });
    await givenIntent(db, bill, { state: 'EXPIRED' });
    expect((await cancel(bill.reference)).statusCode).toBe(200);
  });

  it('refuses a paid bill', async () => {
    const bill = await givenOwnBill();
    const { id, providerRef } = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      id,
      providerRef,
      bill.totalKobo,
    ]);
    expect((await cancel(bill.reference)).json().code).toBe('bill.already-paid');
    expect(await isCancelled(bill.id)).toBe(false);
  });

  it('knows no bill of anybody else, also not for whoever took over the number of another', async () => {
    const bill = await givenOwnBill();
    expect((await cancel(bill.reference, 'other')).json().code).toBe('bill.not-found');
    expect((await cancel('KD7Q4M2X9TBC1VWZ')).json().code).toBe('bill.not-found');
    expect((await cancel(bill.reference, 'nobody')).statusCode).toBe(401);
    expect((await cancel(bill.reference, 'staff')).statusCode).toBe(403);
    expect((await cancel(7)).statusCode).toBe(422);
    expect([await isCancelled(bill.id), await written(bill.reference)]).toEqual([false, 0]);
  });

  it('keeps new attempts out while it decides: a bill is paid or cancelled, never both unseen', async () => {
    const bill = await givenOwnBill();
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      await client.query('select cancel_own_bill($1, $2, $3)', [bill.reference, people.get('me'), scopes.me]);
      await expect(
        db.$client.query(
          `with patience as (select set_config('lock_timeout', '200ms', true))
           insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
           select $1, 'remita', 'remita', 'an-order-of-a-test', 10000, now() from patience`,
          [bill.id],
        ),
      ).rejects.toMatchObject({ code: '55P03' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is decided by who raised it, which never changes', async () => {
    const bill = await givenOwnBill();
    await expect(
      db.$client.query('update bills set raised_by = $2 where id = $1', [bill.id, people.get('other')]),
    ).rejects.toMatchObject({ constraint: 'bills_raised_by_fixed' });
  });
});
