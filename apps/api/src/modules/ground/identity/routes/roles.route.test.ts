import { roles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, sessionOf, taken, mails, runJobs } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
const token = await sessionOf(chief);
const officer = await sessionOf(await givenAccount(db, { roles: ['Tax Officer'] }));
const post = (path: string, body: object, as = token) => call('POST', path, { body, token: as });
const rolesOf = async (id: string) =>
  (await db.$client.query('select role_name from user_roles where user_id = $1 order by position', [id])).rows.map(
    (row) => row.role_name,
  );
/** MDA, tax office and expert system. */
const placeOf = async (id: string) => {
  const { rows } = await db.$client.query('select mda_id, tax_office_id, expert_system_id from users where id = $1', [
    id,
  ]);
  return Object.values(rows[0]);
};
const names = async () => (await db.$client.query('select name from roles')).rows.map(({ name }) => name);
const auditCount = async () => (await db.$client.query('select from audit_log')).rowCount;

describe('roles', () => {
  it('are listed ten a page by name, with how many have them', async () => {
    const first = (await call('GET', '/roles', { token })).json();
    expect(first).toMatchObject({ totalRecords: 14, isBounded: false, pageSize: 10 });
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual(
      [...roles].sort((a, b) => a.localeCompare(b)).slice(0, 10),
    );
    const found = (await call('GET', '/roles?criteria=officer&sortField=userCount&sortOrder=desc', { token })).json();
    expect(found.data).toEqual([{ name: 'Tax Officer', isBuiltIn: true, userCount: 1 }]);
    expect((await call('GET', '/roles/Tax%20Officer', { token })).json()).toEqual({
      name: 'Tax Officer',
      isBuiltIn: true,
      userCount: 1,
    });
    expect((await call('GET', '/roles/Nobody', { token })).json().code).toBe('role.not-found');
  });

  it('are created and deleted, each written to the audit log', async () => {
    expect((await post('/roles', { roleNames: ['Auditor', ' Clerk '] })).statusCode).toBe(200);
    expect(await names()).toEqual(expect.arrayContaining(['Auditor', 'Clerk']));
    const { id, ...account } = await givenAccount(db, { roles: ['Individual', 'Clerk'] });
    const theirs = await sessionOf({ id, ...account });
    expect((await post('/roles/deletions', { roleNames: ['Clerk'] })).statusCode).toBe(200);
    expect(await rolesOf(id)).toEqual(['Individual']);
    expect((await call('GET', '/sessions', { token: theirs })).statusCode).toBe(401);
    const { rows } = await db.$client.query(
      `select actor, action, subject from audit_log where subject like 'role:%' order by position`,
    );
    expect(rows).toEqual([
      { actor: `user:${chief.id}`, action: 'role.created', subject: 'role:Auditor' },
      { actor: `user:${chief.id}`, action: 'role.created', subject: 'role:Clerk' },
      { actor: `user:${chief.id}`, action: 'role.deleted', subject: 'role:Clerk' },
    ]);
  });

  it.each([
    ['/roles', { roleNames: ['Newcomer', 'superadmin'] }, 409, 'role.already-exists'],
    ['/roles', { roleNames: ['Newcomer', 'Admin'] }, 409, 'role.already-exists'],
    ['/roles', { roleNames: ['x'] }, 422, 'request.invalid'],
    ['/roles/deletions', { roleNames: ['Auditor', 'Governor'] }, 409, 'role.built-in'],
    ['/roles/deletions', { roleNames: ['Auditor', 'Nobody'] }, 404, 'role.not-found'],
    ['/roles/deletions', { roleNames: [] }, 422, 'request.invalid'],
  ])('%s with %j is refused whole', async (path, body, status, code) => {
    const [before, audited] = [(await names()).sort(), await auditCount()];
    const refused = await post(path, body);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect((await names()).sort()).toEqual(before);
    expect(await auditCount()).toBe(audited);
  });
});

describe('the roles of a user', () => {
  it('are ordered: a new one comes last, or first and is active then; the person is signed out', async () => {
    const account = await givenAccount(db, { roles: ['Governor', 'Auditor'], hasSecondFactor: true });
    const theirs = await sessionOf(account);
    const assign = (roleNames: string[], place?: string, belonging: object = {}) =>
      post('/roles/assignments', { roleNames, userIds: [account.id], ...(place && { place }), ...belonging });
    expect((await assign(['Tax Officer', 'Auditor'], undefined, { taxOfficeId: 7 })).statusCode).toBe(200);
    expect(await rolesOf(account.id)).toEqual(['Governor', 'Auditor', 'Tax Officer']);
    expect((await call('GET', '/sessions', { token: theirs })).statusCode).toBe(401);
    await assign(['Tax Officer', 'MDA User'], 'first', { taxOfficeId: 8, mdaId: 2 });
    expect(await rolesOf(account.id)).toEqual(['Tax Officer', 'MDA User', 'Governor', 'Auditor']);
    expect(await placeOf(account.id)).toEqual([2, 8, null]);
    await post('/roles/unassignments', { roleNames: ['Tax Officer', 'Auditor', 'Agent'], userIds: [account.id] });
    expect(await rolesOf(account.id)).toEqual(['MDA User', 'Governor']);
    expect(await placeOf(account.id)).toEqual([2, null, null]);
    const { rows } = await db.$client.query(
      `select action, detail from audit_log where subject = $1 order by position`,
      [`user:${account.id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['role.assigned', 'role.assigned', 'role.unassigned']);
    expect(rows[1].detail).toEqual({
      roleNames: ['Tax Officer', 'MDA User'],
      place: 'first',
      taxOfficeId: 8,
      mdaId: 2,
    });
  });

  it('change with an email to the person, who learns the new ones and where to sign in; who keeps theirs hears nothing', async () => {
    const [account, other] = [
      await givenAccount(db, { roles: ['Auditor'] }),
      await givenAccount(db, { roles: ['Auditor', 'MDA User'] }),
    ];
    taken.splice(0);
    const body = { roleNames: ['MDA User'], userIds: [account.id, other.id], mdaId: 1 };
    await post('/roles/assignments', body);
    await post('/roles/assignments', { ...body, userIds: [account.id], place: 'first' });
    await runJobs();
    expect(mails.splice(0).map(({ to }) => to)).toEqual([account.email, account.email]);
    await post('/roles/unassignments', { roleNames: ['Auditor'], userIds: [account.id] });
    await runJobs();
    expect(mails).toMatchObject([
      { to: account.email, subject: expect.stringContaining('What your account may do was changed') },
    ]);
    expect(mails[0]?.text).toContain('Your roles now: MDA User\n');
    expect(mails.splice(0)[0]?.text).toContain('Sign in: https://pay.example.gov.ng/MDAmanager\n');
    await post('/roles/assignments', { ...body, userIds: [account.id], mdaId: 2 });
    await runJobs();
    expect(mails).toMatchObject([{ to: account.email }]);
  });

  it.each([
    ['an MDA User without an MDA', { roleNames: ['MDA User'] }, 422, 'request.invalid'],
    ['an MDA User of an office', { roleNames: ['MDA User'], mdaId: 1, taxOfficeId: 6 }, 422, 'request.invalid'],
    ['an MDA nobody knows', { roleNames: ['MDA User'], mdaId: 999_999 }, 422, 'request.invalid'],
    ['a Tax Officer without an office', { roleNames: ['Admin', 'Tax Officer'] }, 422, 'request.invalid'],
    ['an Expert System without its system', { roleNames: ['Expert System'] }, 422, 'request.invalid'],
    ['staff who pay taxes in the same account', { roleNames: ['Individual'] }, 409, 'role.other-kind'],
  ])('are refused whole: %s; nothing changed', async (_what, body, status, code) => {
    const { id } = await givenAccount(db, { roles: ['Governor'], hasSecondFactor: true });
    const audited = await auditCount();
    const refused = await post('/roles/assignments', { userIds: [id], ...body });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await rolesOf(id)).toEqual(['Governor']);
    expect(await placeOf(id)).toEqual([null, null, null]);
    expect(await auditCount()).toBe(audited);
  });

  it('of a taxpayer are those of taxpayers: a second kind is given, work is not', async () => {
    const { id } = await givenAccount(db, { roles: ['Individual'] });
    expect((await post('/roles/assignments', { roleNames: ['Agent'], userIds: [id] })).statusCode).toBe(200);
    const refused = await post('/roles/assignments', { roleNames: ['Governor'], userIds: [id] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'role.other-kind']);
    expect(await rolesOf(id)).toEqual(['Individual', 'Agent']);
  });

  it('are not given to an account that is nobody’s: a taxpayer role needs a TPUI', async () => {
    const { id } = await givenAccount(db, { roles: ['Auditor'] });
    const refused = await post('/roles/assignments', { roleNames: ['Individual'], userIds: [id] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'role.belongs-nowhere']);
  });

  it('keep one: the last is taken from nobody, by whatever way', async () => {
    const { id } = await givenAccount(db, { roles: ['Agent'] });
    const refused = await post('/roles/unassignments', { roleNames: ['Agent'], userIds: [id] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'user.last-role']);
    expect(await rolesOf(id)).toEqual(['Agent']);
    await post('/roles', { roleNames: ['Observer'] });
    await givenAccount(db, { roles: ['Observer'] });
    const deleted = await post('/roles/deletions', { roleNames: ['Observer'] });
    expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'user.last-role']);
    expect(await names()).toContain('Observer');
  });

  it('are kept whole when two change them at once', async () => {
    const { id } = await givenAccount(db, { roles: ['Individual'] });
    const outcomes = await Promise.all(
      ['Agent', 'Corporate', 'State Agency', 'Auditor'].map((role) =>
        post('/roles/assignments', { roleNames: [role], userIds: [id] }),
      ),
    );
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await rolesOf(id)).sort()).toEqual(['Agent', 'Auditor', 'Corporate', 'Individual', 'State Agency']);
  });

  it.each([
    ['/roles/assignments', { roleNames: ['Nobody'] }, 404, 'role.not-found'],
    [
      '/roles/assignments',
      { roleNames: ['Agent'], userIds: ['019aa000-0000-7000-8000-000000000000'] },
      404,
      'user.not-found',
    ],
    ['/roles/assignments', { roleNames: ['Agent'], place: 'middle' }, 422, 'request.invalid'],
    ['/roles/assignments', { roleNames: ['Governor'], place: 'first' }, 409, 'user.last-super-admin'],
    ['/roles/unassignments', { roleNames: ['SuperAdmin'] }, 409, 'user.last-super-admin'],
    ['/roles/unassignments', { roleNames: ['Nobody'] }, 404, 'role.not-found'],
  ])('%s with %j is refused, and nothing changed', async (path, body, status, code) => {
    const audited = await auditCount();
    const refused = await post(path, { userIds: [chief.id], ...body });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await rolesOf(chief.id)).toEqual(['SuperAdmin']);
    expect(await auditCount()).toBe(audited);
  });

  it.each([
    ['GET', '/roles', undefined],
    ['GET', '/roles/Admin', undefined],
    ['POST', '/roles', { roleNames: ['Mine'] }],
    ['POST', '/roles/deletions', { roleNames: ['Auditor'] }],
    ['POST', '/roles/assignments', { roleNames: ['SuperAdmin'], userIds: [chief.id] }],
    ['POST', '/roles/unassignments', { roleNames: ['SuperAdmin'], userIds: [chief.id] }],
  ] as const)('are for the SuperAdmin alone: %s %s', async (method, path, body) => {
    const ask = async (as?: string) =>
      (await call(method, path, { ...(body && { body }), ...(as && { token: as }) })).statusCode;
    expect([await ask(), await ask(officer)]).toEqual([401, 403]);
    expect(await rolesOf(chief.id)).toEqual(['SuperAdmin']);
  });
});
