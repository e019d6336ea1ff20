import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db, owner } = await createTestDatabase();
const { call, sessionOf } = await startIdentity(db);

async function somebody() {
  const account = await givenAccount(db);
  const token = await sessionOf(account);
  const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [account.id]);
  return { ...account, token, tpui: rows[0]?.tpui ?? '' };
}
const close = (token: string, tried: string) => call('POST', '/account/closing', { token, body: { password: tried } });
const standing = async (id: string) =>
  (await db.$client.query('select status from users where id = $1', [id])).rows[0]?.status;

describe('closing the own account', () => {
  it('takes the password, ends the session and deletes who it was', async () => {
    const me = await somebody();
    expect((await close(me.token, 'not mine at all')).json().code).toBe('identity.invalid-credentials');
    expect(await standing(me.id)).toBe('active');
    expect((await close(me.token, password)).statusCode).toBe(200);
    expect(await standing(me.id)).toBe('deleted');
    expect((await call('GET', '/sessions/current', { token: me.token })).statusCode).toBe(401);
    const { rows } = await db.$client.query(
      `select detail from audit_log where action = 'user.deleted' and subject = $1`,
      [`user:${me.id}`],
    );
    expect(rows).toEqual([{ detail: { by: 'themselves' } }]);
  });

  it('is stopped by a payment under way, and says so before', async () => {
    const me = await somebody();
    const bill = await givenBill(db, { tpui: me.tpui });
    expect((await call('GET', '/account/closing', { token: me.token })).json()).toEqual({
      blockers: [],
      owedKobo: bill.totalKobo,
    });
    await givenIntent(db, bill);
    expect((await call('GET', '/account/closing', { token: me.token })).json().blockers).toEqual([
      { kind: 'payment', count: 1 },
    ]);
    expect((await close(me.token, password)).json().code).toBe('account.has-open-matters');
    expect(await standing(me.id)).toBe('active');
  });

  it('is stopped by a bill that is being paid in parts', async () => {
    const me = await somebody();
    const bill = await givenBill(db, { tpui: me.tpui });
    // Agreed at once: how a plan comes about is the affair of its own module.
    await owner.$client.query('alter table instalment_plans disable trigger user');
    await owner.$client.query(
      `insert into instalment_plans (bill_id, payer_tpui, office_id, total_kobo, parts, state, reason, terms_version, asked_by, decided_by, decided_at)
       values ($1, $2, 6, $3, 3, 'active', 'The harvest', 1, $4, $4, now())`,
      [bill.id, me.tpui, bill.totalKobo, me.id],
    );
    await owner.$client.query('alter table instalment_plans enable trigger user');
    expect((await call('GET', '/account/closing', { token: me.token })).json().blockers).toEqual([
      { kind: 'plan', count: 1 },
    ]);
    expect((await close(me.token, password)).json().code).toBe('account.has-open-matters');
    expect(await standing(me.id)).toBe('active');
  });

  it('is for taxpayers who are signed in', async () => {
    expect((await call('GET', '/account/closing', {})).statusCode).toBe(401);
    expect((await call('POST', '/account/closing', {})).statusCode).toBe(401);
  });
});
