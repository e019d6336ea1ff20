import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, sessionOf, runJobs, taken, mails } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
const token = await sessionOf(chief);
const reason = 'Asked for by the director';
beforeEach(() => {
  mails.splice(0);
  taken.splice(0);
});

const auditOf = async (id: string) =>
  (
    await db.$client.query('select actor, action, detail from audit_log where subject = $1 order by position', [
      `user:${id}`,
    ])
  ).rows;
const count = async () => (await db.$client.query('select count(*)::int as count from users')).rows[0].count;

describe('a member of staff', () => {
  const create = (body: object) => call('POST', '/users', { token, body });
  const rahila = { email: 'rahila@mda.test', firstName: 'Rahila', lastName: 'Musa', roleName: 'MDA User', mdaId: 2 };

  it('is created without a password, and chooses one through the link in the mail', async () => {
    const created = await create(rahila);
    expect(created.json().user).toMatchObject({
      ...{ email: 'rahila@mda.test', userRole: 'MDA User', isEmailVerified: false },
    });
    await runJobs();
    expect(mails[0]).toMatchObject({
      to: 'rahila@mda.test',
      subject: expect.stringContaining('An account was opened'),
    });
    for (const body of [mails[0]?.text, mails[0]?.html]) {
      expect(body).toContain('https://pay.example.gov.ng/MDAmanager');
      expect(body).toContain('https://pay.example.gov.ng/?a=forgot-password');
    }
    const link = /reset_password\?token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    const chosen = { password: 'Zaria-Market-77', confirmPassword: 'Zaria-Market-77' };
    expect((await call('POST', '/password-resets/completion', { body: { token: link, ...chosen } })).statusCode).toBe(
      200,
    );
    expect((await signIn('rahila@mda.test', 'mda', 'Zaria-Market-77')).json().outcome).toBe('signed-in');
    expect((await auditOf(created.json().user.id))[0]).toEqual({
      actor: `user:${chief.id}`,
      action: 'user.created',
      detail: { roleNames: ['MDA User'] },
    });
  });

  it.each([
    [{ ...rahila, email: 'rahila' }, 422, 'email'],
    [{ ...rahila, roleName: 'Individual', mdaId: undefined }, 422, 'roleName'],
    [{ ...rahila, roleName: 'Boss' }, 422, 'roleName'],
    [{ ...rahila, mdaId: undefined }, 422, 'mdaId'],
    [{ ...rahila, roleName: 'Governor' }, 422, 'mdaId'],
    [{ ...rahila, mdaId: 4000, email: 'other@mda.test' }, 422, 'mdaId'],
    [{ ...rahila, roleName: 'Tax Officer', mdaId: undefined }, 422, 'taxOfficeId'],
    [{ ...rahila, roleName: 'Expert System', mdaId: undefined }, 422, 'expertSystemId'],
    [{ ...rahila, lastName: 'Musa\r\nBcc: eve@example.org' }, 422, 'lastName'],
  ])('is not created from %j', async (body, status, field) => {
    const before = await count();
    const refused = await create(body);
    expect(refused.statusCode).toBe(status);
    expect(refused.json().fieldErrors).toHaveProperty([field]);
    expect(await count()).toBe(before);
    expect(taken).toEqual([]);
  });

  it('has an address of their own', async () => {
    const known = await givenAccount(db);
    const refused = await create({ ...rahila, email: known.email.toUpperCase() });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'user.already-exists']);
  });
});

describe('suspending', () => {
  const suspend = (userIds: string[], body = {}) =>
    call('POST', '/users/suspensions', { token, body: { userIds, reason, ...body } });
  const reinstate = (userIds: string[]) => call('POST', '/users/reinstatements', { token, body: { userIds, reason } });

  it('ends the sessions, keeps the person out, tells them, and is undone', async () => {
    const account = await givenAccount(db);
    const own = await sessionOf(account);
    expect((await suspend([account.id])).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token: own })).statusCode).toBe(401);
    expect((await signIn(account.email)).json().code).toBe('identity.invalid-credentials');
    expect((await call('GET', `/users/${account.id}`, { token })).json().status).toBe('suspended');
    await runJobs();
    expect(mails.at(-1)).toMatchObject({ to: account.email, subject: expect.stringContaining('suspended') });

    expect((await reinstate([account.id])).statusCode).toBe(200);
    expect((await signIn(account.email)).json().outcome).toBe('signed-in');
    expect(await auditOf(account.id)).toEqual([
      { actor: `user:${chief.id}`, action: 'user.suspended', detail: { reason } },
      { actor: `user:${chief.id}`, action: 'user.reinstated', detail: { reason } },
    ]);
  });

  it.each([
    ['Individual', '/?a=login'],
    ['Governor', '/governor'],
    ['Tax Officer', '/taxareaoffice-login'],
  ])('is told to a %s as undone with the way to their own door', async (role, door) => {
    const account = await givenAccount(db, { roles: [role] });
    await suspend([account.id]);
    await reinstate([account.id]);
    await runJobs();
    expect(mails.at(-1)?.text).toContain(`Sign in: https://pay.example.gov.ng${door}\n`);
  });

  it('again changes nothing and tells nobody', async () => {
    const account = await givenAccount(db);
    await suspend([account.id]);
    await suspend([account.id]);
    expect(taken.filter(({ name }) => name === 'send-security-notice')).toHaveLength(1);
    expect(await auditOf(account.id)).toHaveLength(1);
  });

  it.each([
    ['oneself', () => [chief.id], 409, 'user.yourself'],
    ['somebody who does not exist', () => ['019aa000-0000-7000-8000-000000000000'], 404, 'user.not-found'],
    ['nobody', () => [], 422, 'request.invalid'],
  ] as const)('%s is refused, and everybody else stays', async (_what, whom, status, code) => {
    const bystander = await givenAccount(db);
    const ids = [...whom()];
    const refused = await suspend(ids.length > 0 ? [bystander.id, ...ids] : ids);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect((await call('GET', `/users/${bystander.id}`, { token })).json().status).toBe('active');
  });

  it('needs a reason', async () => {
    const account = await givenAccount(db);
    const refused = await suspend([account.id], { reason: '  ' });
    expect(refused.json().fieldErrors).toEqual({ reason: 'Say why, in a few words' });
  });
});

describe('somebody’s second factor', () => {
  const reset = (id: string, body = { reason }) => call('POST', `/users/${id}/second-factor/reset`, { token, body });

  it('is removed on record; their sessions end and they are told', async () => {
    const account = await givenAccount(db, { hasSecondFactor: true });
    const own = await sessionOf(account);
    expect((await reset(account.id)).statusCode).toBe(200);
    expect((await call('GET', '/sessions', { token: own })).statusCode).toBe(401);
    expect((await signIn(account.email)).json().outcome).toBe('signed-in');
    await runJobs();
    expect(mails.some(({ to, subject }) => to === account.email && subject.includes('was removed'))).toBe(true);
    expect(await auditOf(account.id)).toEqual([
      { actor: `user:${chief.id}`, action: 'second-factor.reset', detail: { reason } },
    ]);
  });

  it('is not removed from oneself, from nobody, or where there is none', async () => {
    expect((await reset(chief.id)).json().code).toBe('user.yourself');
    expect((await reset('019aa000-0000-7000-8000-000000000000')).json().code).toBe('user.not-found');
    expect((await reset((await givenAccount(db)).id)).json().code).toBe('identity.second-factor-missing');
  });
});

it.each(['/users', '/users/suspensions', '/users/reinstatements', `/users/${chief.id}/second-factor/reset`])(
  'is for the SuperAdmin alone: POST %s',
  async (path) => {
    const admin = await sessionOf(await givenAccount(db, { roles: ['MDA User'] }));
    expect((await call('POST', path, { token: admin, body: {} })).statusCode).toBe(403);
    expect((await call('POST', path, { body: {} })).statusCode).toBe(401);
  },
);
