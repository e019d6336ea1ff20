import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, sessionOf, signIn } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true, email: 'chief@demo.test' });
const token = await sessionOf(chief);
const admin = await sessionOf(await givenAccount(db, { roles: ['Admin', 'SuperAdmin'], hasSecondFactor: true }));
const audit = async (action: string) =>
  (await db.$client.query('select actor, subject, detail from audit_log where action = $1 order by position', [action]))
    .rows;
const statusOf = async (id: string) =>
  (await db.$client.query('select status from users where id = $1', [id])).rows[0].status;
const missing = '019aa000-0000-7000-8000-000000000000';

describe('users', () => {
  it('are listed page by page, sorted, searched and by active role', async () => {
    for (const [index, name] of ['zubairu', 'abdul_a', 'abdulxa'].entries()) {
      await givenAccount(db, { email: `${name}@list.test`, roles: index === 0 ? ['Corporate', 'Agent'] : ['Agent'] });
    }
    const list = async (query: string) => (await call('GET', `/users?${query}`, { token })).json();
    const page = await list('criteria=list.test&sortField=email&sortOrder=asc&pageSize=2');
    expect(page).toMatchObject({ totalRecords: 3, isBounded: false, pageSize: 2 });
    const emails = ({ data }: { data: { email: string }[] }) => data.map(({ email }) => email);
    expect(emails(page)).toEqual(['abdul_a@list.test', 'abdulxa@list.test']);
    expect(emails(await list('criteria=list.test&sortField=email&sortOrder=asc&pageSize=2&pageNumber=2'))).toEqual([
      'zubairu@list.test',
    ]);
    expect(emails(await list('criteria=abdul_a'))).toEqual(['abdul_a@list.test']);
    expect(emails(await list('criteria=list.test&roleName=Corporate'))).toEqual(['zubairu@list.test']);
    expect((await list('criteria=%25')).totalRecords).toBe(0);
    expect((await list('')).pageSize).toBe(50);
    for (const field of ['createdAt', 'firstName', 'lastName', 'userRole'])
      expect((await list(`sortField=${field}`)).data).not.toEqual([]);
  });

  it.each(["' or 1=1 --", '%', "x%' union select password_hash from users --", '\\'])(
    'are searched for as it was typed: %s is nobody',
    async (typed) => {
      const answer = await call('GET', `/users?criteria=${encodeURIComponent(typed)}`, { token });
      expect(answer.json()).toMatchObject({ data: [], totalRecords: 0 });
    },
  );

  it('show what the contract names and nothing secret', async () => {
    const answer = await call('GET', `/users/${chief.id}`, { token });
    expect(answer.json()).toMatchObject({
      id: chief.id,
      userRole: 'SuperAdmin',
      roles: ['SuperAdmin'],
      hasSecondFactor: true,
    });
    expect(answer.body).not.toMatch(/password|argon2|secret"|encrypted|blind/i);
    expect((await call('GET', `/users/${missing}`, { token })).json().code).toBe('user.not-found');
  });

  it('are deleted with their sessions, and the address is free again', async () => {
    const { id, email, ...rest } = await givenAccount(db);
    const theirs = await sessionOf({ id, email, ...rest });
    expect((await call('POST', '/users/deletions', { token, body: { userIds: [id] } })).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token: theirs })).statusCode).toBe(401);
    expect((await signIn(email)).json().code).toBe('identity.invalid-credentials');
    expect((await call('GET', `/users/${id}`, { token })).statusCode).toBe(404);
    expect(await audit('user.deleted')).toEqual([{ actor: `user:${chief.id}`, subject: `user:${id}`, detail: {} }]);
    expect((await givenAccount(db, { email })).id).not.toBe(id);
  });

  it('who are deleted keep their name when they were staff, beside what they did, and nothing to sign in with', async () => {
    const { id, email } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    await signIn(email, 'admin');
    expect((await call('POST', '/users/deletions', { token, body: { userIds: [id] } })).statusCode).toBe(200);
    const { rows } = await db.$client.query(
      `select email, first_name, password_hash, (select count(*)::int from second_factors where user_id = users.id) as factors,
         (select count(*)::int from sign_in_challenges where user_id = users.id) as challenges
       from users where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ email, first_name: 'Amina', password_hash: null, factors: 0, challenges: 0 }]);
  });

  it.each([
    ['one that does not exist', (id: string) => [id, missing], 404, 'user.not-found'],
    ['the last SuperAdmin', (id: string) => [id, chief.id], 409, 'user.last-super-admin'],
    ['nobody', () => [], 422, 'request.invalid'],
    ['what is no id', () => ['all'], 422, 'request.invalid'],
  ])('are deleted all or none: with %s nothing changes', async (_what, ids, status, code) => {
    const { id } = await givenAccount(db);
    const before = (await audit('user.deleted')).length;
    const refused = await call('POST', '/users/deletions', { token, body: { userIds: ids(id) } });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect([await statusOf(id), await statusOf(chief.id)]).toEqual(['active', 'active']);
    expect(await audit('user.deleted')).toHaveLength(before);
  });

  it.each([
    ['GET', '/users', undefined],
    ['GET', `/users/${missing}`, undefined],
    ['POST', '/users/deletions', { userIds: [chief.id] }],
  ] as const)('are for the active SuperAdmin alone: %s %s', async (method, path, body) => {
    const ask = async (as?: string) =>
      (await call(method, path, { ...(body && { body }), ...(as && { token: as }) })).statusCode;
    expect([await ask(), await ask(admin)]).toEqual([401, 403]);
    expect(await statusOf(chief.id)).toBe('active');
  });

  it('cannot be listed with what is not a page or a column', async () => {
    for (const query of [
      'pageSize=1000',
      'pageNumber=0',
      'sortField=password_hash',
      'sortOrder=asc;drop',
      'pageSize=x',
    ]) {
      expect((await call('GET', `/users?${query}`, { token })).statusCode, query).toBe(422);
    }
  });
});
