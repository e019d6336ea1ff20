import type { Door } from '@portal/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { codeAt } from '../one-time-codes.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, runJobs, mails, now, pass } = await startIdentity(db);
const forgetAttempts = () => db.$client.query('delete from attempt_counters');
afterEach(forgetAttempts);

describe('the second factor', () => {
  const begin = async (email: string, door: Door = 'admin') => (await signIn(email, door)).json();
  const answer = (challenge: string, code: string, path = '/sessions/second-factor') =>
    call('POST', path, { body: { challenge, code } });

  it('is enrolled at the first sign-in, told by email, and asked for from then on', async () => {
    const { email, id } = await givenAccount(db, { roles: ['Governor'] });
    const first = await begin(email, 'governor');
    expect(first.otpauthUri).toContain(`secret=${first.secret}`);
    const wrong = await answer(first.challenge, '000000', '/sessions/second-factor-enrolment');
    expect(wrong.json().code).toBe('identity.second-factor-invalid');
    const enrolled = await answer(first.challenge, codeAt(first.secret, now()), '/sessions/second-factor-enrolment');
    expect(enrolled.json()).toMatchObject({ landing: '/gov-dashboard', recoveryCodes: expect.any(Array) });
    await runJobs();
    expect(mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('second factor') });
    expect((await begin(email, 'governor')).outcome).toBe('second-factor-required');
    const { rows } = await db.$client.query(`select action from audit_log where subject = $1 order by position`, [
      `user:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'second-factor.enrolled' }]);

    const [recoveryCode] = enrolled.json().recoveryCodes;
    const kept = await db.$client.query('select recovery_codes::text as row from recovery_codes where user_id = $1', [
      id,
    ]);
    expect(kept.rows.map(({ row }) => row).join()).not.toContain(recoveryCode);
    expect((await answer((await begin(email, 'governor')).challenge, recoveryCode.toLowerCase())).statusCode).toBe(200);
    const again = await answer((await begin(email, 'governor')).challenge, recoveryCode);
    expect(again.json().code).toBe('identity.second-factor-invalid');
  });

  it('is not gone around by a challenge of the other kind', async () => {
    const { email, secret } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    const { challenge } = await begin(email);
    const asEnrolment = await answer(challenge, codeAt(secret, now()), '/sessions/second-factor-enrolment');
    const fresh = await begin((await givenAccount(db, { roles: ['Admin'] })).email);
    const asCode = await answer(fresh.challenge, codeAt(fresh.secret, now()));
    for (const refused of [asEnrolment, asCode]) expect(refused.json().code).toBe('identity.challenge-expired');
  });

  it('cannot be replaced by an enrolment that was begun before', async () => {
    const { email } = await givenAccount(db, { roles: ['Admin'] });
    const [one, two] = [await begin(email), await begin(email)];
    const path = '/sessions/second-factor-enrolment';
    expect((await answer(one.challenge, codeAt(one.secret, now()), path)).statusCode).toBe(200);
    expect((await answer(two.challenge, codeAt(two.secret, now()), path)).json().code).toBe(
      'identity.challenge-expired',
    );
  });

  it('takes a code once, and a challenge once', async () => {
    const { email, secret } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    const code = codeAt(secret, now());
    const { challenge } = await begin(email);
    expect((await answer(challenge, code)).json()).toMatchObject({ landing: '/admin', token: expect.any(String) });
    expect((await answer((await begin(email)).challenge, code)).json().code).toBe('identity.second-factor-invalid');
    const next = codeAt(secret, new Date(now().getTime() + 30_000));
    expect((await answer(challenge, next)).json().code).toBe('identity.challenge-expired');
    const both = await begin(email);
    const race = await Promise.all([answer(both.challenge, next), answer(both.challenge, next)]);
    expect(race.map(({ statusCode }) => statusCode === 200).sort()).toEqual([false, true]);
  });

  it('gives five tries a challenge, ten an account, and ten minutes', async () => {
    const { email, secret } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    const guess = async (challenge: string, times: number) => {
      for (let index = 0; index < times; index += 1) await answer(challenge, '000000');
    };
    const first = await begin(email);
    await guess(first.challenge, 5);
    expect((await answer(first.challenge, codeAt(secret, now()))).json().code).toBe('identity.challenge-expired');
    await guess((await begin(email)).challenge, 5);
    const third = await begin(email);
    expect((await answer(third.challenge, codeAt(secret, now()))).json().code).toBe('request.rate-limited');
    await forgetAttempts();
    const late = await begin(email);
    pass(601);
    expect((await answer(late.challenge, codeAt(secret, now()))).json().code).toBe('identity.challenge-expired');
  });

  it('is asked again when the role changed in between', async () => {
    const { email, secret, id } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    const { challenge } = await begin(email);
    await db.$client.query(`insert into user_roles values ($1, 'Governor', 9)`, [id]);
    expect((await answer(challenge, codeAt(secret, now()))).json().code).toBe('identity.challenge-expired');
  });

  it('lies in the database under the key of the installation', async () => {
    const { email } = await givenAccount(db, { roles: ['Admin'] });
    const { secret } = await begin(email);
    const { rows } = await db.$client.query(
      'select secret_encrypted from sign_in_challenges where secret_encrypted is not null',
    );
    for (const row of rows) expect(row.secret_encrypted.toString('latin1')).not.toContain(secret);
  });
});
