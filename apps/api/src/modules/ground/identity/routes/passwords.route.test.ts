import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { codeAt } from '../one-time-codes.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, sessionOf, runJobs, taken, mails, now, pass, meanwhile } = await startIdentity(db);
const another = 'Zaria-Market-77';
const repeated = (value: string) => ({ password: value, confirmPassword: value });
beforeEach(() => {
  mails.splice(0);
  taken.splice(0);
});

const ask = (email: string, headers: Record<string, string> = {}) =>
  call('POST', '/password-resets', { body: { email }, headers });
const reset = (token: string, value = another) =>
  call('POST', '/password-resets/completion', { body: { token, ...repeated(value) } });

async function linkFor(email: string): Promise<string> {
  await ask(email);
  await runJobs();
  return /reset_password\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function hashOf(id: string): Promise<string> {
  return (await db.$client.query('select password_hash from users where id = $1', [id])).rows[0].password_hash;
}

describe('a forgotten password', () => {
  it('is reset once by the link in the mail, which ends every session and verifies the address', async () => {
    const account = await givenAccount(db);
    const token = await sessionOf(account);
    const link = await linkFor(account.email);
    expect((await reset(link)).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token })).statusCode).toBe(401);
    expect((await signIn(account.email)).json().code).toBe('identity.invalid-credentials');
    expect((await signIn(account.email, 'public', another)).json().outcome).toBe('signed-in');

    expect((await reset(link, 'Third-Password-9')).json().code).toBe('identity.link-invalid');
    expect((await signIn(account.email, 'public', another)).json().outcome).toBe('signed-in');
    await runJobs();
    expect(mails.at(-1)).toMatchObject({ to: account.email, subject: expect.stringContaining('password was changed') });
    const { rows } = await db.$client.query('select actor, action from audit_log where subject = $1', [
      `user:${account.id}`,
    ]);
    expect(rows).toEqual([{ actor: `user:${account.id}`, action: 'password.reset' }]);
  });

  it('ends a sign-in that was waiting for its second factor', async () => {
    const { email, secret } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    const link = await linkFor(email);
    const { challenge } = (await signIn(email, 'admin')).json();
    expect((await reset(link)).statusCode).toBe(200);
    const body = { challenge, code: codeAt(secret, now()) };
    expect((await call('POST', '/sessions/second-factor', { body })).json().code).toBe('identity.challenge-expired');
  });

  it('works for one of two who use the link at the same moment', async () => {
    const link = await linkFor((await givenAccount(db)).email);
    const race = await Promise.all([reset(link), reset(link)]);
    expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is not reset by a link that is over, made up, or for something else', async () => {
    const { id, email } = await givenAccount(db, { isVerified: false });
    const before = await hashOf(id);
    const early = await linkFor(email);
    const late = await linkFor(email);
    await call('POST', '/email-verifications', { body: { email } });
    await runJobs();
    const other = /verify_email\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    pass(3601);
    for (const token of [early, late, other, 'x', 'A'.repeat(43)]) {
      expect((await reset(token)).json().code).toBe('identity.link-invalid');
    }
    expect(await hashOf(id)).toBe(before);
  });

  it('can be asked for by anybody, who learns nothing: the same answer, queries and work', async () => {
    const { email } = await givenAccount(db);
    const seen = async (address: string) => {
      const query = vi.spyOn(db.$client, 'query');
      const { statusCode, body } = await ask(address);
      const texts = query.mock.calls.map(([text]) => text);
      query.mockRestore();
      return { statusCode, body, queries: texts.length, jobs: taken.splice(0).map(({ name }) => name) };
    };
    expect(await seen(email)).toEqual(await seen('stranger@demo.test'));
    await ask('stranger@demo.test');
    await runJobs();
    expect(mails).toEqual([]);
  });

  it('fills nobody’s mailbox: five mails an hour and one in ten minutes, known or not, and whoever asks is answered', async () => {
    const { email } = await givenAccount(db);
    for (const address of [email, 'nobody.here@demo.test']) {
      const statuses = [];
      for (let index = 0; index < 8; index += 1) statuses.push((await ask(address)).statusCode);
      expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
      expect(taken.splice(0)).toHaveLength(6);
    }
  });

  it('leaves no token in a job or in the database', async () => {
    const { email } = await givenAccount(db);
    await ask(email);
    expect(taken).toEqual([{ name: 'send-password-reset', data: { email, language: 'en' } }]);
    const link = await linkFor(email);
    const { rows } = await db.$client.query('select one_time_tokens::text as row from one_time_tokens');
    expect(rows.map(({ row }) => row).join()).not.toContain(link);
  });

  it('is written to in the language that was asked in first, and in both', async () => {
    const { email } = await givenAccount(db);
    await ask(email, { 'accept-language': 'ha' });
    await runJobs();
    const { subject = '', text = '', html = '' } = mails[0] ?? {};
    expect(subject).toBe('Sake saita kalmar sirrinka / Reset your password');
    expect(text.indexOf('Zuwa ga Amina')).toBeLessThan(text.indexOf('Dear Amina'));
    expect(html).toContain('https://pay.example.gov.ng/reset_password?token=');
    const links = [...text.matchAll(/reset_password\?token=[\w-]{43}(\S*)/g)].map(([, rest]) => rest);
    expect(links).toEqual(['&lang=ha', '']);
  });

  it.each([
    ['a password that many have', repeated('Password1!'), 'identity.password-known'],
    ['two that differ', { password: another, confirmPassword: `${another}x` }, 'request.invalid'],
    ['one that breaks the rules', repeated('zaria-market-77'), 'request.invalid'],
  ])('refuses %s, and the link still works', async (_what, passwords, code) => {
    const link = await linkFor((await givenAccount(db)).email);
    const refused = await call('POST', '/password-resets/completion', { body: { token: link, ...passwords } });
    expect(refused.json().code).toBe(code);
    expect(refused.statusCode).toBe(422);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('frees an account that was shut at this address', async () => {
    const { email } = await givenAccount(db);
    for (let index = 0; index < 11; index += 1) await signIn(email, 'public', 'Wrong-1234');
    await reset(await linkFor(email));
    expect((await signIn(email, 'public', another)).json().outcome).toBe('signed-in');
  });

  it('of a suspended account stays as it is', async () => {
    const { id, email } = await givenAccount(db);
    const link = await linkFor(email);
    await db.$client.query(`update users set status = 'suspended' where id = $1`, [id]);
    expect((await reset(link)).json().code).toBe('identity.link-invalid');
  });
});

describe('the own password', () => {
  const change = (token: string | undefined, body: object) =>
    call('POST', '/account/password', { body, ...(token && { token }) });

  it('changes with the old one; other sessions end, this one stays, links die, and the person is told', async () => {
    const account = await givenAccount(db);
    const link = await linkFor(account.email);
    const [here, there] = [await sessionOf(account), await sessionOf(account)];
    expect((await change(here, { oldPassword: password, ...repeated(another) })).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token: here })).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token: there })).statusCode).toBe(401);
    expect((await reset(link, 'Third-Password-9')).json().code).toBe('identity.link-invalid');
    await runJobs();
    expect(mails.at(-1)?.subject).toContain('Your password was changed');
  });

  it.each([
    ['the wrong old one', { oldPassword: 'Wrong-1234', ...repeated(another) }, 400, 'identity.invalid-credentials'],
    ['a common new one', { oldPassword: password, ...repeated('Password1!') }, 422, 'identity.password-known'],
    ['no old one', { oldPassword: '', ...repeated(another) }, 422, 'request.invalid'],
  ])('stays with %s', async (_what, body, status, code) => {
    const account = await givenAccount(db);
    const token = await sessionOf(account);
    const before = await hashOf(account.id);
    const refused = await change(token, body);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await hashOf(account.id)).toBe(before);
  });

  it('does not take the place of one that was reset while the old one was checked', async () => {
    const account = await givenAccount(db);
    const token = await sessionOf(account);
    const link = await linkFor(account.email);
    meanwhile(() => reset(link));
    const refused = await change(token, { oldPassword: password, ...repeated('Attacker-Choice-1') });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'identity.invalid-credentials']);
    expect((await signIn(account.email, 'public', another)).json().outcome).toBe('signed-in');
  });

  it('cannot be guessed at a session that was left open, nor changed without one', async () => {
    const token = await sessionOf(await givenAccount(db));
    for (let index = 0; index < 10; index += 1)
      await change(token, { oldPassword: 'Wrong-1234', ...repeated(another) });
    expect((await change(token, { oldPassword: password, ...repeated(another) })).statusCode).toBe(429);
    expect((await change(undefined, { oldPassword: password, ...repeated(another) })).statusCode).toBe(401);
  });

  it('is nobody else’s, whatever is sent along', async () => {
    const [mine, other] = [await givenAccount(db), await givenAccount(db)];
    const before = await hashOf(other.id);
    const body = { oldPassword: password, ...repeated(another), userId: other.id, id: other.id, email: other.email };
    await change(await sessionOf(mine), body);
    expect(await hashOf(other.id)).toBe(before);
  });
});

describe('an email address', () => {
  const send = (body: object) => call('POST', '/email-verifications', { body });
  const complete = (token: string) => call('POST', '/email-verifications/completion', { body: { token } });
  const lastLink = () => /verify_email\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';

  it('is verified by its link and then signs in; whoever opens it after a scanner did is told the same, once on record', async () => {
    const { id, email } = await givenAccount(db, { isVerified: false });
    await send({ email });
    await runJobs();
    const link = lastLink();
    expect((await complete(link)).statusCode).toBe(200);
    expect((await signIn(email)).json().outcome).toBe('signed-in');
    expect((await complete(link)).statusCode).toBe(200);
    const { rows } = await db.$client.query('select action from audit_log where subject = $1', [`user:${id}`]);
    expect(rows).toEqual([{ action: 'email.verified' }]);
  });

  it('is not said to be verified by a link that was used, when it has expired or the account has another address', async () => {
    const [first, second] = [
      await givenAccount(db, { isVerified: false }),
      await givenAccount(db, { isVerified: false }),
    ];
    const links: string[] = [];
    for (const { email } of [first, second]) {
      await send({ email });
      await runJobs();
      links.push(lastLink());
      expect((await complete(lastLink())).statusCode).toBe(200);
    }
    await db.$client.query('update users set email_verified_at = null where id = $1', [second.id]);
    expect((await complete(links[1] ?? '')).json().code).toBe('identity.link-invalid');
    pass(25 * 3600);
    expect((await complete(links[0] ?? '')).json().code).toBe('identity.link-invalid');
  });

  it('is found again from an old link, without showing it', async () => {
    const { email } = await givenAccount(db, { isVerified: false });
    await send({ email });
    await runJobs();
    const old = lastLink();
    pass(25 * 3600);
    expect((await complete(old)).json().code).toBe('identity.link-invalid');
    expect((await send({ token: old })).body).toBe('{}');
    await runJobs();
    expect(mails.at(-1)?.to).toBe(email);
    expect((await complete(lastLink())).statusCode).toBe(200);
  });

  it('that is unknown or verified gets no mail, and whoever asked does not notice', async () => {
    const { email } = await givenAccount(db);
    for (const body of [{ email }, { email: 'stranger@demo.test' }]) {
      const answer = await send(body);
      expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    }
    await runJobs();
    expect(mails).toEqual([]);
  });

  it('is not found by a token that was cut off, and whoever has it is told', async () => {
    const { email } = await givenAccount(db, { isVerified: false });
    await send({ email });
    await runJobs();
    const answer = await send({ token: lastLink().slice(0, -1) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'identity.link-invalid']);
    expect(taken).toEqual([]);
  });

  it('must be one', async () => {
    expect((await send({ email: 'a@b.test\r\nBcc: eve@example.org' })).statusCode).toBe(422);
    expect((await complete('')).statusCode).toBe(422);
    expect(taken).toEqual([]);
  });
});
