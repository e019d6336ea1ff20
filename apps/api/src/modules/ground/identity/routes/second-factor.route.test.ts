import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { codeAt } from '../one-time-codes.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, sessionOf, runJobs, taken, mails, pass, now } = await startIdentity(db);
beforeEach(() => {
  mails.splice(0);
  taken.splice(0);
});

const path = (end = '') => `/account/second-factor${end}`;
const standing = async (token: string) => (await call('GET', path(), { token })).json();

async function begun(token: string) {
  return (await call('POST', path('/enrolment'), { token, body: { password } })).json();
}
async function enrolled() {
  const account = await givenAccount(db);
  const token = await sessionOf(account);
  const { challenge, secret } = await begun(token);
  const answer = await call('POST', path('/confirmation'), { token, body: { challenge, code: codeAt(secret, now()) } });
  pass(30);
  return { account: { ...account, secret }, token, recoveryCodes: answer.json().recoveryCodes as string[] };
}

describe('the own second factor', () => {
  it('is switched on with the password and a first code; then signing in asks for it, and the person is told', async () => {
    const { account, token, recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect(await standing(token)).toMatchObject({ isEnrolled: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await signIn(account.email)).json().outcome).toBe('second-factor-required');
    await runJobs();
    expect(mails.map(({ subject }) => subject).join()).toContain('A second factor protects your account');
    const { rows } = await db.$client.query('select action from audit_log where subject = $1', [`user:${account.id}`]);
    expect(rows).toEqual([{ action: 'second-factor.enrolled' }]);
  });

  it('ends the other sessions when it is switched on or off, and keeps this one', async () => {
    const account = await givenAccount(db);
    const [here, there] = [await sessionOf(account), await sessionOf(account)];
    const { challenge, secret } = await begun(here);
    await call('POST', path('/confirmation'), { token: here, body: { challenge, code: codeAt(secret, now()) } });
    expect((await call('GET', '/sessions', { token: there })).statusCode).toBe(401);
    expect((await call('GET', '/sessions', { token: here })).statusCode).toBe(200);
  });

  it('does not exist before its first code, nor with a wrong, late, foreign or made-up challenge', async () => {
    const [mine, other] = [await sessionOf(await givenAccount(db)), await sessionOf(await givenAccount(db))];
    const { challenge, secret } = await begun(mine);
    const confirm = async (token: string, body: object) =>
      (await call('POST', path('/confirmation'), { token, body })).json().code;
    const code = codeAt(secret, now());
    expect(await confirm(mine, { challenge, code: code === '000000' ? '111111' : '000000' })).toBe(
      'identity.second-factor-invalid',
    );
    expect(await confirm(other, { challenge, code })).toBe('identity.challenge-expired');
    expect(await confirm(mine, { challenge: 'x', code })).toBe('identity.challenge-expired');
    pass(601);
    expect(await confirm(mine, { challenge, code: codeAt(secret, now()) })).toBe('identity.challenge-expired');
    expect((await standing(mine)).isEnrolled).toBe(false);
    expect((await standing(other)).isEnrolled).toBe(false);
  });

  it('is begun with the password alone, and once', async () => {
    const { token } = await enrolled();
    expect((await call('POST', path('/enrolment'), { token, body: { password: 'Wrong-1234' } })).json().code).toBe(
      'identity.invalid-credentials',
    );
    expect((await begun(token)).code).toBe('identity.second-factor-enrolled');
  });

  it('is switched off with the password and a code, or a recovery code; the person is told', async () => {
    const { account, token, recoveryCodes } = await enrolled();
    const remove = (body: object) => call('POST', path('/removal'), { token, body });
    expect((await remove({ password: 'Wrong-1234', code: recoveryCodes[0] })).json().code).toBe(
      'identity.invalid-credentials',
    );
    expect((await remove({ password, code: 'AAAA-AAAA-AAAA-AAAA' })).json().code).toBe(
      'identity.second-factor-invalid',
    );
    expect((await standing(token)).isEnrolled).toBe(true);
    expect((await remove({ password, code: recoveryCodes[0] })).statusCode).toBe(200);
    expect(await standing(token)).toMatchObject({ isEnrolled: false, recoveryCodesLeft: 0 });
    expect((await signIn(account.email)).json().outcome).toBe('signed-in');
    expect((await remove({ password, code: recoveryCodes[1] })).json().code).toBe('identity.second-factor-missing');
    await runJobs();
    expect(mails.map(({ subject }) => subject).join()).toContain('The second factor of your account was removed');
  });

  it('stays with a role that must have one', async () => {
    const account = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
    const token = await sessionOf(account);
    pass(30);
    expect(await standing(token)).toMatchObject({ isEnrolled: true, isRequired: true });
    const body = { password, code: codeAt(account.secret, now()) };
    const refused = await call('POST', path('/removal'), { token, body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'identity.second-factor-required']);
    expect((await standing(token)).isEnrolled).toBe(true);
  });

  it('has new recovery codes when asked; the old ones stop working', async () => {
    const { account, token, recoveryCodes } = await enrolled();
    const body = { password, code: codeAt(account.secret, now()) };
    const renewed = (await call('POST', path('/recovery-codes'), { token, body })).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    const passing = async (code: string) => {
      const { challenge } = (await signIn(account.email)).json();
      return (await call('POST', '/sessions/second-factor', { body: { challenge, code } })).statusCode;
    };
    expect(await passing(recoveryCodes[0] ?? '')).toBe(400);
    expect(await passing(renewed[0])).toBe(200);
  });

  it('cannot be guessed away at a session that was left open', async () => {
    const { token } = await enrolled();
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await call('POST', path('/removal'), { token, body: { password, code: '000000' } })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
