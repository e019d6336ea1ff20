import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db, owner } = await createTestDatabase();
const { call, sessionOf, signIn, taken, mails, runJobs } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
const token = await sessionOf(chief);
const admin = await sessionOf(await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true }));
const { rows: mdas } = await owner.$client.query('select id from mdas order by id limit 2');
const [first, second] = mdas.map(({ id }: { id: number }) => id);
const missing = '019aa000-0000-7000-8000-000000000000';
const reason = 'Asked for in writing';

async function givenMdaUser() {
  const account = await givenAccount(db, { roles: ['Governor'] });
  const body = { roleNames: ['MDA User'], userIds: [account.id], mdaId: first, place: 'first' };
  expect((await call('POST', '/roles/assignments', { token, body })).statusCode).toBe(200);
  return { ...account, role: 'MDA User' };
}
const put = (id: string, change: object, as: string | undefined = token) =>
  call('PUT', `/users/${id}`, {
    body: { email: 'x@demo.test', firstName: 'Amina', lastName: 'Bello', reason, ...change },
    ...(as && { token: as }),
  });
const updates = async (id: string, action = 'user.updated') =>
  (
    await db.$client.query('select detail from audit_log where subject = $1 and action = $2 order by position', [
      `user:${id}`,
      action,
    ])
  ).rows.map(({ detail }) => detail);
const rowOf = async (id: string) =>
  (
    await db.$client.query('select email, first_name, last_name, mda_id, email_verified_at from users where id = $1', [
      id,
    ])
  ).rows[0];

beforeEach(() => {
  taken.length = 0;
  mails.length = 0;
});

describe('a user is changed', () => {
  it('in name and place of work, for a reason; who moves is signed out and told', async () => {
    const { id, email, ...rest } = await givenMdaUser();
    const theirs = await sessionOf({ id, email, ...rest });
    taken.length = 0;
    const answer = await put(id, { email, firstName: 'Ladi', mdaId: second });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { firstName: 'Ladi', mdaId: second, registration: null },
    ]);
    expect(answer.json().workplace).not.toBeNull();
    expect((await call('GET', '/sessions', { token: theirs })).statusCode).toBe(401);
    expect(await updates(id)).toEqual([
      { reason, before: { firstName: 'Amina', mdaId: first }, after: { firstName: 'Ladi', mdaId: second } },
    ]);
    expect(taken).toEqual([expect.objectContaining({ data: expect.objectContaining({ notice: 'roles-changed' }) })]);
  });

  it('in the address: it has to be proved, the former one is told, links sent there are dead', async () => {
    const { id, email } = await givenAccount(db);
    await call('POST', '/password-resets', { body: { email } });
    await db.$client.query(
      `insert into one_time_tokens (purpose, user_id, token_hash, created_at, expires_at)
       values ('reset-password', $1, sha256('x'), now(), now() + interval '1 hour')`,
      [id],
    );
    taken.length = 0;
    const answer = await put(id, { email: 'Moved.Here@demo.test', ...(await namesOf(id)) });
    expect([answer.statusCode, answer.json().email]).toEqual([200, 'moved.here@demo.test']);
    expect((await rowOf(id)).email_verified_at).toBeNull();
    expect((await db.$client.query('select from one_time_tokens where user_id = $1', [id])).rowCount).toBe(0);
    expect((await signIn('moved.here@demo.test')).json().outcome).not.toBe('signed-in');
    await runJobs();
    expect(mails.map(({ to, subject }) => `${to}: ${subject.split(' / ')[0]}`)).toEqual([
      `${email}: Your account has another email address`,
      'moved.here@demo.test: Verify your email',
    ]);
  });

  it('by nothing that is the same: no record, nobody told', async () => {
    const { id, email } = await givenAccount(db);
    expect((await put(id, { email, ...(await namesOf(id)) })).statusCode).toBe(200);
    expect([await updates(id), taken]).toEqual([[], []]);
  });

  it.each([
    ['a place that none of their roles is held at', { taxOfficeId: 1 }, 422, 'taxOfficeId'],
    ['a phone number they never gave', { phoneNumber: '08031234567' }, 422, 'phoneNumber'],
    ['an MDA that does not exist', { mdaId: 999_999 }, 422, 'mdaId'],
    ['no reason', { reason: '' }, 422, 'reason'],
    ['an address that is none', { email: 'nobody' }, 422, 'email'],
  ])('never to %s', async (_what, change, status, field) => {
    const { id, email } = await givenMdaUser();
    const before = await rowOf(id);
    const answer = await put(id, { email, ...change });
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([status, [field]]);
    expect([await rowOf(id), await updates(id)]).toEqual([before, []]);
  });

  it('never to an address somebody has, nor the own one of whoever asks, nor the name of a taxpayer', async () => {
    const { id } = await givenAccount(db);
    await owner.$client.query(`update users set user_type = 'Individual' where id = $1`, [id]);
    const before = await rowOf(id);
    const names = await namesOf(id);
    expect((await put(id, { ...names, email: chief.email })).json().code).toBe('user.already-exists');
    const renamed = await put(id, { ...names, email: before.email, firstName: 'Zainab' });
    expect(renamed.json().fieldErrors).toHaveProperty('firstName');
    expect((await put(chief.id, { ...(await namesOf(chief.id)), email: 'other@demo.test' })).json().code).toBe(
      'user.yourself',
    );
    expect(await rowOf(id)).toEqual(before);
    expect((await put(missing, {})).json().code).toBe('user.not-found');
  });
});

async function namesOf(id: string) {
  const { first_name: firstName, last_name: lastName } = await rowOf(id);
  return { firstName, lastName };
}

describe('an invitation', () => {
  it('is sent again until it was accepted, and not for ever', async () => {
    const invited = { email: 'new@demo.test', firstName: 'Ladi', lastName: 'Musa', roleName: 'Governor' };
    const { id } = (await call('POST', '/users', { token, body: invited })).json().user;
    expect((await call('GET', `/users?status=invited&criteria=new@demo.test`, { token })).json().totalRecords).toBe(1);
    taken.length = 0;
    expect((await call('POST', `/users/${id}/invitation`, { token })).statusCode).toBe(200);
    expect(taken).toEqual([{ name: 'send-invitation', data: { userId: id, language: 'en' } }]);
    expect(await updates(id, 'user.invited')).toHaveLength(1);
    for (let time = 0; time < 4; time += 1) await call('POST', `/users/${id}/invitation`, { token });
    expect((await call('POST', `/users/${id}/invitation`, { token })).statusCode).toBe(429);
  });

  it('is for nobody who has a password or does not exist', async () => {
    const { id } = await givenAccount(db);
    expect((await call('POST', `/users/${id}/invitation`, { token })).json().code).toBe('user.not-invited');
    expect((await call('POST', `/users/${missing}/invitation`, { token })).json().code).toBe('user.not-found');
    expect(taken).toEqual([]);
  });
});

describe('sessions of somebody', () => {
  it('are listed and ended, one or all, for a reason', async () => {
    const account = await givenAccount(db);
    const [one, two] = [await sessionOf(account), await sessionOf(account)];
    const live = (await call('GET', `/users/${account.id}/sessions`, { token })).json();
    expect(live).toHaveLength(2);
    expect(JSON.stringify(live)).not.toMatch(/token|hash/);
    const end = (body: object) => call('POST', `/users/${account.id}/sessions/ends`, { token, body });
    expect((await end({ reason, sessionId: live[0].id })).json()).toEqual({ ended: 1 });
    const after = [one, two].map(async (each) => (await call('GET', '/sessions', { token: each })).statusCode);
    expect((await Promise.all(after)).sort()).toEqual([200, 401]);
    expect((await end({ reason })).json()).toEqual({ ended: 1 });
    expect((await end({ reason })).json()).toEqual({ ended: 0 });
    expect(await updates(account.id, 'session.ended')).toEqual([
      { reason, sessions: 1 },
      { reason, sessions: 1 },
    ]);
  });

  it('are not ended without a reason, nor one’s own, nor of nobody', async () => {
    const end = (id: string, body: object) => call('POST', `/users/${id}/sessions/ends`, { token, body });
    expect((await end(chief.id, { reason })).json().code).toBe('user.yourself');
    expect((await end(missing, { reason })).json().code).toBe('user.not-found');
    expect((await end(chief.id, {})).statusCode).toBe(422);
    expect((await call('GET', '/sessions', { token })).statusCode).toBe(200);
  });
});

it('people are found by where they work and how they stand', async () => {
  const { id } = await givenMdaUser();
  const ids = async (query: string) =>
    (await call('GET', `/users?${query}`, { token })).json().data.map((user: { id: string }) => user.id);
  expect(await ids(`mdaId=${first}`)).toContain(id);
  expect(await ids(`mdaId=${second}`)).not.toContain(id);
  expect(await ids('toId=1')).not.toContain(id);
  expect(await ids('status=suspended')).not.toContain(id);
  expect((await call('GET', '/users?status=deleted', { token })).statusCode).toBe(422);
});

it.each([
  ['PUT', '', { email: 'x@demo.test', firstName: 'Amina', lastName: 'Bello', reason }],
  ['POST', '/invitation', undefined],
  ['GET', '/sessions', undefined],
  ['POST', '/sessions/ends', { reason }],
] as const)('%s /users/:id%s is for the SuperAdmin alone', async (method, end, body) => {
  const { id } = await givenAccount(db);
  const before = await rowOf(id);
  const ask = async (as?: string) =>
    (await call(method, `/users/${id}${end}`, { ...(body && { body }), ...(as && { token: as }) })).statusCode;
  expect([await ask(), await ask(admin)]).toEqual([401, 403]);
  expect(await rowOf(id)).toEqual(before);
});
