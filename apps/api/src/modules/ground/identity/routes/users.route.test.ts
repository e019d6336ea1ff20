import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, sessionOf } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true, email: 'chief@demo.test' });
const token = await sessionOf(chief);
const admin = await sessionOf(await givenAccount(db, { roles: ['Admin', 'SuperAdmin'], hasSecondFactor: true }));
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

  it.each([
    ['GET', '/users'],
    ['GET', `/users/${missing}`],
  ] as const)('are for the active SuperAdmin alone: %s %s', async (method, path) => {
    const ask = async (as?: string) => (await call(method, path, { ...(as && { token: as }) })).statusCode;
    expect([await ask(), await ask(admin)]).toEqual([401, 403]);
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
