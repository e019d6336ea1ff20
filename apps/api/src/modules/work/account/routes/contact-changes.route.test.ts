import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { password, startAccount } from '../testing/account-test-app.ts';

const { db } = await createTestDatabase();
const { call, person, audited, mails, texts, runJobs, pass } = await startAccount(db);
type Person = Awaited<ReturnType<typeof person>>;

const emailOf = async ({ id }: Person) =>
  (await db.$client.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email;
let count = 0;
function newEmail() {
  count += 1;
  return `fresh${count}@demo.test`;
}

/** Asks for the change; answers its id and the code that was sent. */
async function asked(who: Person, value: { email: string } | { phoneNumber: string }) {
  const kind = 'email' in value ? 'email' : 'phone';
  const answer = await call('POST', '/account/contact-changes', who, { kind, ...value, password });
  expect(answer.statusCode).toBe(200);
  await runJobs();
  const message = kind === 'email' ? mails.at(-1)?.text : texts.at(-1)?.text;
  return { id: answer.json().id as string, code: /\b\d{6}\b/.exec(message ?? '')?.[0] ?? '' };
}
const confirm = (who: Person, { id, code }: { id: string; code: string }) =>
  call('POST', `/account/contact-changes/${id}/confirmation`, who, { code });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new email address', () => {
  it('counts once its code was entered; the old one is told, and its links open nothing any more', async () => {
    const who = await person('Individual');
    const email = newEmail();
    await db.$client.query(
      `insert into one_time_tokens (purpose, token_hash, user_id, created_at, expires_at)
       values ('reset-password', $2, $1, now(), now() + interval '1 hour')`,
      [who.id, Buffer.from(who.id)],
    );
    const change = await asked(who, { email });
    expect(mails.at(-1)?.to).toBe(email);
    expect(await emailOf(who)).toBe(who.email);

    expect((await confirm(who, change)).statusCode).toBe(200);
    await runJobs();
    expect(await emailOf(who)).toBe(email);
    expect(mails.at(-1)?.to).toBe(who.email);
    expect(mails.at(-1)?.text).not.toContain(email);
    const { rows } = await db.$client.query('select used_at from one_time_tokens where user_id = $1', [who.id]);
    expect(rows[0].used_at).not.toBeNull();
    expect((await audited('email.changed')).at(-1)).toMatchObject({ subject: `user:${who.id}`, detail: {} });
    expect((await confirm(who, change)).json().code).toBe('account.code-invalid');
  });

  it('needs the password, and nothing is sent without it', async () => {
    const who = await person('Individual');
    const before = mails.length;
    const answer = await call('POST', '/account/contact-changes', who, {
      kind: 'email',
      email: newEmail(),
      password: 'Wrong-1234',
    });
    await runJobs();
    expect([answer.statusCode, answer.json().code, mails.length]).toEqual([
      400,
      'identity.invalid-credentials',
      before,
    ]);
  });

  it('is not proved by a wrong code, nor by the right one after five wrong ones', async () => {
    const who = await person('Individual');
    const change = await asked(who, { email: newEmail() });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm(who, { ...change, code: wrong(change.code) })).statusCode).toBe(400);
    }
    expect((await confirm(who, change)).json().code).toBe('account.code-invalid');
    expect(await emailOf(who)).toBe(who.email);
  });

  it('is not proved by a code that is late, replaced, or another person’s', async () => {
    const who = await person('Individual');
    const first = await asked(who, { email: newEmail() });
    const second = await asked(who, { email: newEmail() });
    expect((await confirm(who, first)).statusCode).toBe(400);
    expect((await confirm(await person('Individual'), second)).statusCode).toBe(400);
    pass(31 * 60);
    expect((await confirm(who, second)).statusCode).toBe(400);
    expect(await emailOf(who)).toBe(who.email);
  });

  it('of somebody else’s account is refused only to whoever has the mailbox', async () => {
    const other = await person('Individual');
    const who = await person('Individual');
    const change = await asked(who, { email: other.email });
    expect((await confirm(who, change)).json().code).toBe('user.already-exists');
    expect(await emailOf(who)).toBe(who.email);
  });

  it('is sent to nobody all day long', async () => {
    const who = await person('Individual');
    const tries = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { kind: 'email', email: newEmail(), password };
      tries.push((await call('POST', '/account/contact-changes', who, body)).statusCode);
    }
    expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a new telephone number', () => {
  it('counts once the code of a text message was entered', async () => {
    const who = await person('Individual');
    const change = await asked(who, { phoneNumber: '0809 876 5432' });
    expect(texts.at(-1)?.to).toBe('08098765432');
    expect((await confirm(who, change)).statusCode).toBe(200);
    expect((await call('GET', '/account/details', who)).json().registration.phoneNumber).toBe('08098765432');
  });
});

it.each([
  ['without a session', undefined, 401],
  ['as staff', 'Tax Officer', 403],
] as const)('nothing can be asked for %s', async (_how, role, status) => {
  const who = role && (await person(role));
  const body = { kind: 'email', email: newEmail(), password };
  expect((await call('POST', '/account/contact-changes', who, body)).statusCode).toBe(status);
});
