import { describe, expect, it } from 'vitest';
import { makeSuperAdmin } from './modules/ground/decider-changes/make-super-admin.ts';
import { codeAt } from './modules/ground/identity/one-time-codes.ts';
import { givenAccount, startIdentity } from './modules/ground/identity/testing/identity-test-app.ts';
import { givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const { call, signIn, now } = await startIdentity(db);
const person = { email: 'Chief@example.gov.ng', firstName: 'Hadiza', lastName: 'Garba' };
const setPassword = (token: string, password = 'Zaria-Market-77') =>
  call('POST', '/password-resets/completion', { body: { token, password, confirmPassword: password } });
const idOf = async (email: string) =>
  (await db.$client.query('select id from users where email = $1', [email])).rows[0]?.id;
const told = async (userId: string) =>
  (await db.$client.query('select facts from notices where user_id = $1 order by at', [userId])).rows;

describe('a SuperAdmin made on the server', () => {
  it('is not made of an address that somebody has', async () => {
    await givenAccount(db, { email: 'taken@demo.test' });
    await expect(makeSuperAdmin(db, { ...person, email: 'taken@demo.test' })).rejects.toThrow('Somebody has this');
  });

  it('sets a password by one of its links and enrols a second factor', async () => {
    const other = await makeSuperAdmin(db, person);
    const token = await makeSuperAdmin(db, person);
    expect((await setPassword(token)).statusCode).toBe(200);
    for (const used of [token, other]) expect((await setPassword(used)).statusCode).toBe(409);
    const { challenge, secret, outcome } = (
      await signIn('chief@example.gov.ng', 'superadmin', 'Zaria-Market-77')
    ).json();
    expect(outcome).toBe('second-factor-enrolment');
    const enrolled = await call('POST', '/sessions/second-factor-enrolment', {
      body: { challenge, code: codeAt(secret, now()) },
    });
    expect((await call('GET', '/users', { token: enrolled.json().token })).json().totalRecords).toBe(2);
    const { rows } = await db.$client.query('select actor, action from audit_log order by position limit 1');
    expect(rows).toEqual([{ actor: 'system:make-super-admin', action: 'user.created' }]);
  });

  it('is one of three at most; the others are told of each, and it is on record', async () => {
    const chief = await idOf('chief@example.gov.ng');
    await makeSuperAdmin(db, { ...person, email: 'second@example.gov.ng' });
    expect(await told(chief)).toEqual([{ facts: { person: 'Hadiza Garba', email: 'second@example.gov.ng' } }]);
    await makeSuperAdmin(db, { ...person, email: 'third@example.gov.ng' });
    expect(await told(chief)).toHaveLength(2);
    expect(await told(await idOf('second@example.gov.ng'))).toHaveLength(1);
    await expect(makeSuperAdmin(db, { ...person, email: 'fourth@example.gov.ng' })).rejects.toThrow(
      'ask them to propose',
    );
    expect(await idOf('fourth@example.gov.ng')).toBeUndefined();

    await db.$client.query(`update users set status = 'suspended' where email = 'second@example.gov.ng'`);
    await makeSuperAdmin(db, { ...person, email: 'fourth@example.gov.ng' });
    const { rows } = await db.$client.query(
      `select count(*)::int as n from audit_log where actor = 'system:make-super-admin'`,
    );
    expect(rows).toEqual([{ n: 4 }]);
  });

  it('decides nothing for 72 hours', async () => {
    const id = await idOf('fourth@example.gov.ng');
    const waits = async (hours: number) =>
      (await db.$client.query(`select decider_waits($1, now() + $2 * interval '1 hour') as waits`, [id, hours])).rows[0]
        .waits;
    expect([await waits(0), await waits(71), await waits(73)]).toEqual([true, true, false]);
  });

  it('is none that the database did not count', async () => {
    const id = await givenUser(db, { roles: ['Tax Officer'] });
    await expect(
      db.$client.query(
        `insert into decider_changes (change, user_id, asked, state, decided_at) values ('creation', $1, '{"change": "creation"}', 'approved', now())`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'decider_changes_enough' });
  });
});
