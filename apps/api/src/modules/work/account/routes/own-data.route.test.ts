import { describe, expect, it } from 'vitest';
import { givenBill } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startAccount } from '../testing/account-test-app.ts';

const { db } = await createTestDatabase();
const { call, person, pass, runJobs } = await startAccount(db);
const ask = (who?: Awaited<ReturnType<typeof person>>) =>
  call('POST', '/account/data-exports', who, { format: 'json' });
const aDay = 24 * 60 * 60;

describe('the own data', () => {
  it('is prepared in the background, told in the inbox, and holds what is the person’s and nobody else’s', async () => {
    const [me, other] = [await person('Individual'), await person('Individual')];
    const mine = await givenBill(db, { tpui: me.tpui });
    const theirs = await givenBill(db, { tpui: other.tpui });
    const asked = (await ask(me)).json();
    expect(asked).toMatchObject({ state: 'preparing' });
    const file = () => call('GET', `/account/data-exports/${asked.id}/file`, me);
    expect((await file()).json().code).toBe('account.data-not-ready');
    await runJobs();
    expect((await call('GET', '/account/data-exports', me)).json()).toMatchObject([{ id: asked.id, state: 'ready' }]);
    const told = await db.$client.query('select kind from notices where user_id = $1', [me.id]);
    expect(told.rows).toEqual([{ kind: 'own-data.ready' }]);

    const data = JSON.parse((await file()).body);
    expect(data.person).toMatchObject({ tpui: me.tpui, email: me.email });
    expect(data.bills.map(({ reference }: { reference: string }) => reference)).toEqual([mine.reference]);
    const said = JSON.stringify(data);
    for (const secret of [theirs.reference, other.email, 'nin_encrypted', 'nin_blind_index', 'password'])
      expect(said).not.toContain(secret);
    expect((await call('GET', `/account/data-exports/${asked.id}/file`, other)).json().code).toBe(
      'account.data-not-ready',
    );
  });

  it('is asked for once a day, and kept for a week', async () => {
    const me = await person('Individual');
    const answers = await Promise.all([ask(me), ask(me)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await runJobs();
    pass(8 * aDay);
    expect((await call('GET', '/account/data-exports', me)).json()).toEqual([]);
    expect((await ask(me)).statusCode).toBe(200);
  });

  it('is a matter of taxpayers', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(await person('Tax Officer'))).statusCode).toBe(403);
  });
});
