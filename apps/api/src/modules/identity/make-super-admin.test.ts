import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { makeFirstSuperAdmin } from './make-super-admin.ts';
import { codeAt } from './one-time-codes.ts';
import { givenAccount, startIdentity } from './testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, now } = await startIdentity(db);
const person = { email: 'Chief@example.gov.ng', firstName: 'Hadiza', lastName: 'Garba' };
const setPassword = (token: string, password = 'Zaria-Market-77') =>
  call('POST', '/password-resets/completion', { body: { token, password, confirmPassword: password } });

describe('the first SuperAdmin', () => {
  it('is not made of an address that somebody has', async () => {
    await givenAccount(db, { email: 'taken@demo.test' });
    await expect(makeFirstSuperAdmin(db, { ...person, email: 'taken@demo.test' })).rejects.toThrow('Somebody has this');
  });

  it('sets a password by one of its links, enrols a second factor, and is the only one made like this', async () => {
    const other = await makeFirstSuperAdmin(db, person);
    const token = await makeFirstSuperAdmin(db, person);
    await expect(makeFirstSuperAdmin(db, { ...person, email: 'other@example.gov.ng' })).rejects.toThrow('already');
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
    await expect(makeFirstSuperAdmin(db, person)).rejects.toThrow('already');
    const { rows } = await db.$client.query('select actor, action from audit_log order by position limit 1');
    expect(rows).toEqual([{ actor: 'system:make-super-admin', action: 'user.created' }]);
  });
});
