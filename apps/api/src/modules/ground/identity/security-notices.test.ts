import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenAccount, password, startIdentity } from './testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, taken, mails, runJobs } = await startIdentity(db);

const phone =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const signInWith = (email: string, userAgent: string) =>
  call('POST', '/sessions', { body: { email, password, door: 'public' }, headers: { 'user-agent': userAgent } });
const subjects = async () => {
  await runJobs();
  return mails.splice(0).map(({ to, subject }) => `${to}: ${subject.split(' / ')[0]}`);
};

beforeEach(async () => {
  await db.$client.query('delete from attempt_counters');
  taken.length = 0;
  mails.length = 0;
});

describe('a person is told by email', () => {
  it('of a sign-in with a device that their account does not know, with time, device and address', async () => {
    const { email } = await givenAccount(db);
    await signInWith(email, phone);
    await signInWith(email, phone);
    expect(await subjects()).toEqual([]);

    await signInWith(email, laptop);
    await runJobs();
    const [{ to, subject, text, html } = { to: '', subject: '', text: '', html: '' }] = mails.splice(0);
    expect([to, subject]).toEqual([
      email,
      'Your account was opened on a new device / An buɗe asusunka a sabuwar na’ura',
    ]);
    for (const body of [text, html]) {
      expect(body).toContain('Firefox on Windows');
      expect(body).toContain('41.58.0.1');
      expect(body).toContain('a=forgot-password');
    }
    await signInWith(email, laptop);
    expect(await subjects()).toEqual([]);
  });

  it('of the first sign-in in a long while, whatever the device', async () => {
    const { email, id } = await givenAccount(db);
    await db.$client.query(`update users set created_at = now() - interval '40 days' where id = $1`, [id]);
    await signInWith(email, phone);
    expect(await subjects()).toEqual([`${email}: Your account was opened on a new device`]);
  });

  it('once, when ten wrong passwords were tried, from wherever', async () => {
    const { email } = await givenAccount(db);
    await Promise.all(
      Array.from({ length: 14 }, (_, index) => signIn(email, 'public', 'Wrong-1234', `41.58.2.${index}`)),
    );
    expect(await subjects()).toEqual([`${email}: Somebody may be guessing your password`]);
  });

  it('when somebody with the password guesses codes', async () => {
    const { email } = await givenAccount(db, { hasSecondFactor: true });
    for (let series = 0; series < 2; series += 1) {
      const { challenge } = (await signIn(email)).json();
      for (let guess = 0; guess < 5; guess += 1) {
        await call('POST', '/sessions/second-factor', { body: { challenge, code: '000000' } });
      }
    }
    expect(await subjects()).toEqual([`${email}: Somebody may know your password`]);
  });
});

it('guessing an account that nobody has takes the same queries and jobs, and sends nothing', async () => {
  const locked = async (email: string) => {
    for (let index = 0; index < 9; index += 1) await signIn(email, 'public', 'Wrong-1234');
    const query = vi.spyOn(db.$client, 'query');
    const { statusCode } = await signIn(email, 'public', 'Wrong-1234');
    const queries = query.mock.calls.length;
    query.mockRestore();
    return { statusCode, queries, jobs: taken.map(({ name }) => name) };
  };
  const { email } = await givenAccount(db);
  const known = await locked(email);
  expect(known.jobs).toEqual(['send-lock-out-notice']);
  await runJobs();
  mails.length = 0;
  expect(await locked('nobody.in.particular@demo.test')).toEqual(known);
  expect(await subjects()).toEqual([]);
});

it('no name becomes markup or a header of a mail', async () => {
  const { email, id } = await givenAccount(db);
  await db.$client.query('update users set first_name = $2 where id = $1', [id, 'Amina <img src=x>\r\nBcc: eve']);
  await call('POST', '/password-resets', { body: { email } });
  await runJobs();
  const [mail] = mails;
  expect(mail?.html).toContain('Amina &lt;img src=x&gt;');
  expect(mail?.html).not.toContain('<img');
  expect([mail?.to, mail?.subject]).toEqual([email, 'Reset your password / Sake saita kalmar sirrinka']);
});
