import { describe, expect, it, vi } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { createEraseAccount } from '../../identity/index.ts';
import { accountDeletionsModule, createLapseDeletions } from '../index.ts';

const { db } = await createTestDatabase();
const forgotten: string[] = [];
let erase: ReturnType<typeof createEraseAccount>['erase'] = async () => false;
const { call, staffMember, taxpayer, audited } = await startModule(
  db,
  '2026-11-23T09:00:00Z',
  (app, { clock, jobs }) => {
    const caseload = createCaseload({ db, clock });
    const lapse = createLapseDeletions({ db, caseload });
    const accounts = createEraseAccount({
      ...{ db, jobs, releaseWork: async () => {} },
      async forgetPeople(tx, ids) {
        forgotten.push(...ids);
        await lapse(tx, ids);
      },
    });
    erase = accounts.erase;
    accountDeletionsModule(app, { db, caseload, accounts });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  },
);
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const [reason, agreed] = ['Left the service in May', 'Seen the letter of resignation'];
const missing = '019aa000-0000-7000-8000-000000000000';

const propose = (userIds: readonly string[], as = chief, why: string | undefined = reason) =>
  call('POST', '/users/deletions', { as, body: { userIds, reason: why } });
const workOf = async (userId: string): Promise<string> => (await propose([userId])).json().workIds[0];
const decide = async (workId: string, as: string, move = 'approve') =>
  call('POST', `/work/${workId}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, workId), move, reason: agreed },
  });
const open = async (userId: string, as = deputy) => (await call('GET', `/users/${userId}/deletion`, { as })).json();
const proposalOf = async (workId: string, as = deputy) => {
  const { subject } = (await call('GET', `/work/${workId}`, { as })).json();
  return call('GET', `/users/deletions/${subject.replace('deletion:', '')}`, { as });
};
const statusOf = async (id: string) =>
  (await db.$client.query('select status from users where id = $1', [id])).rows[0].status;
const givenSession = (userId: string) =>
  db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values (sha256(gen_random_uuid()::text::bytea), $1, 'public', '::1', '', now(), now(), 60, now() + interval '1 hour')`,
    [userId],
  );
const liveSessions = async (userId: string) =>
  (await db.$client.query('select from sessions where user_id = $1 and revoked_at is null', [userId])).rowCount;

describe('a deletion', () => {
  it('is made when another SuperAdmin approves it, and changes nothing before', async () => {
    const officer = await staffMember('Tax Officer');
    await givenSession(officer);
    const workId = await workOf(officer);
    expect([await statusOf(officer), await liveSessions(officer)]).toEqual(['active', 1]);
    expect((await proposalOf(workId)).json()).toMatchObject({
      ...{ state: 'proposed', reason, proposedBy: 'Ladi SuperAdmin', isAboutYou: false },
      person: { id: officer, name: 'Ladi Tax Officer', roles: ['Tax Officer'], tpui: null, status: 'active' },
    });
    expect(await open(officer)).toMatchObject({ deletion: { workId, reason, proposedBy: 'Ladi SuperAdmin' } });

    const alone = await decide(workId, chief);
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'work.same-person']);
    expect([await statusOf(officer), await liveSessions(officer)]).toEqual(['active', 1]);

    expect((await decide(workId, deputy)).json()).toMatchObject({ state: 'approved', isOpen: false });
    expect([await statusOf(officer), await liveSessions(officer)]).toEqual(['deleted', 0]);
    expect(forgotten).toContain(officer);
    expect(await audited(`user:${officer}`)).toEqual([
      { actor: `user:${chief}`, action: 'user.deletion-proposed' },
      { actor: `user:${deputy}`, action: 'user.deleted' },
    ]);
    const { rows } = await db.$client.query(`select detail from audit_log where action = 'user.deleted'`);
    expect(rows).toEqual([{ detail: { reason, approval: agreed } }]);
    expect((await decide(workId, deputy)).json().code).toBe('work.not-from-here');
    expect((await call('GET', `/users/${officer}/deletion`, { as: deputy })).json().code).toBe('user.not-found');
  });

  it('leaves the address free and nothing to sign in with; of staff the name, beside what they did', async () => {
    const officer = await staffMember('Admin');
    const { rows: before } = await db.$client.query('select email from users where id = $1', [officer]);
    await db.$client.query(
      `insert into second_factors (user_id, secret_encrypted, enrolled_at) values ($1, 'x', now())`,
      [officer],
    );
    expect((await decide(await workOf(officer), deputy)).statusCode).toBe(200);
    const { rows } = await db.$client.query(
      `select email, first_name, password_hash, (select count(*)::int from second_factors where user_id = users.id) as factors
       from users where id = $1`,
      [officer],
    );
    expect(rows).toEqual([{ email: before[0].email, first_name: 'Ladi', password_hash: null, factors: 0 }]);
    expect(await givenUser(db, { roles: ['Admin'], email: before[0].email })).not.toBe(officer);
  });

  it('that fails for a reason of ours says so in the words of the specification', async () => {
    const broken = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('a bug of ours'));
    const failed = await propose([missing]);
    broken.mockRestore();
    expect([failed.statusCode, failed.json().message]).toEqual([500, 'An error occurred while deleting users']);
  });

  it.each([
    ['refuse', 'refused', 'user.deletion-refused'],
    ['withdraw', 'withdrawn', 'user.deletion-withdrawn'],
  ] as const)('that they %s leaves the account as it was, and may be proposed again', async (move, state, action) => {
    const person = await staffMember('Admin');
    const workId = await workOf(person);
    const [no, yes] = move === 'refuse' ? [chief, deputy] : ['', chief];
    expect((await decide(workId, no, move)).statusCode).toBe(move === 'refuse' ? 409 : 401);
    expect((await decide(workId, yes, move)).json().state).toBe(state);
    expect(await statusOf(person)).toBe('active');
    expect((await audited(`user:${person}`)).at(-1)).toEqual({ actor: `user:${yes}`, action });
    expect(await open(person)).toEqual({ deletion: null });
    expect((await propose([person])).statusCode).toBe(200);
  });

  it('needs a reason at each step', async () => {
    const person = await staffMember('Admin');
    expect((await propose([person], chief, ' ')).statusCode).toBe(422);
    const workId = await workOf(person);
    for (const move of ['approve', 'refuse', 'withdraw'])
      expect(
        (
          await call('POST', `/work/${workId}/moves`, {
            as: move === 'withdraw' ? chief : deputy,
            body: { caseVersion: await caseVersionOf(db, workId), move },
          })
        ).json().code,
      ).toBe('work.reason-missing');
    expect(await statusOf(person)).toBe('active');
  });

  it('of several is proposed for all or none, each with a case of its own', async () => {
    const [one, other] = [await staffMember('Admin'), await staffMember('Admin')];
    const { workIds } = (await propose([one, other, one])).json();
    expect(new Set(workIds).size).toBe(2);
    await decide(workIds[0], deputy);
    expect([await statusOf(one), await statusOf(other)].sort()).toEqual(['active', 'deleted']);
  });

  it.each([
    ['one that does not exist', (id: string) => [id, missing], 404, 'user.not-found'],
    ['oneself', (id: string) => [id, chief], 409, 'user.yourself'],
    ['nobody', () => [], 422, 'request.invalid'],
    ['what is no id', () => ['all'], 422, 'request.invalid'],
  ])('with %s is not proposed at all', async (_what, ids, status, code) => {
    const person = await staffMember('Admin');
    const refused = await propose(ids(person));
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await open(person)).toEqual({ deletion: null });
    expect(await audited(`user:${person}`)).toEqual([]);
  });

  it('waits once for an account: a second proposal is refused whole', async () => {
    const [one, other] = [await staffMember('Admin'), await staffMember('Admin')];
    await workOf(one);
    const refused = await propose([other, one], deputy);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'account-deletion.pending']);
    expect(await open(other)).toEqual({ deletion: null });
  });

  it('is not decided by the one whose account it is, in whatever way', async () => {
    const third = await staffMember('SuperAdmin');
    const workId = await workOf(third);
    expect((await proposalOf(workId, third)).json().isAboutYou).toBe(true);
    for (const move of ['approve', 'refuse'])
      expect((await decide(workId, third, move)).json().code).toBe('user.yourself');
    expect((await decide(workId, third, 'withdraw')).json().code).toBe('work.not-proposer');
    expect([await statusOf(third), (await open(third)).deletion.isAboutYou]).toEqual(['active', false]);
    expect((await decide(workId, deputy)).statusCode).toBe(200);
    expect(await statusOf(third)).toBe('deleted');
  });

  it('lapses when the account goes as its owner asked', async () => {
    const person = await taxpayer();
    const workId = await workOf(person);
    await db.$client.query(
      `with request as (insert into data_requests (user_id, "right", words, received_at) values ($1, 'erasure', 'Erase me', now()) returning id),
       item as (insert into work_items (kind, state, subject, reference) select 'data-request', 'received', 'data-request:' || id, 'DP-1' from request returning id)
       insert into work_steps (item_id, number, move, to_state, user_id, role) select id, 1, 'open', 'received', $2, 'SuperAdmin' from item`,
      [person, chief],
    );
    const isErased = await erase(person, deputy, reason, async (tx) => {
      await tx.execute(
        `insert into work_steps (item_id, number, move, to_state, user_id, role, reason)
         select id, 2, 'answer', 'answered', '${deputy}', 'SuperAdmin', 'As asked' from work_items where reference = 'DP-1'`,
      );
    });
    expect([isErased, await statusOf(person)]).toEqual([true, 'deleted']);
    expect((await call('GET', `/work/${workId}`, { as: deputy })).json()).toMatchObject({
      state: 'lapsed',
      isOpen: false,
    });
    expect((await audited(`user:${person}`)).map(({ action }) => action)).toContain('user.deletion-lapsed');
  });

  it('calls the case of a taxpayer by the TPUI alone, of staff by the name', async () => {
    const person = await taxpayer();
    const { rows } = await db.$client.query('select tpui from users where id = $1', [person]);
    const named = async (userId: string) =>
      (await call('GET', `/work/${await workOf(userId)}`, { as: deputy })).json().reference;
    expect(await named(person)).toBe(rows[0].tpui);
    expect(await named(await staffMember('Governor'))).toBe('Ladi Governor');
  });

  it.each([
    ['POST', '/users/deletions', { userIds: [missing], reason }],
    ['GET', `/users/deletions/${missing}`, undefined],
    ['GET', `/users/${missing}/deletion`, undefined],
  ] as const)('is the SuperAdmins’ alone: %s %s', async (method, path, body) => {
    const ask = async (as: string) => (await call(method, path, { as, ...(body && { body }) })).statusCode;
    expect([await ask(''), await ask(await staffMember('Admin')), await ask(chief)]).toEqual([401, 403, 404]);
  });
});

describe('the database', () => {
  const mark = (id: string) =>
    db.$client.query(`update users set status = 'deleted', password_hash = null where id = $1`, [id]);
  const change = (id: string, to: string, values: readonly string[] = []) =>
    db.$client.query(`update account_deletions set ${to} where user_id = $1`, [id, ...values]);
  const insert = (userId: string, by: string, state = 'proposed') =>
    db.$client.query(
      `insert into account_deletions (user_id, reason, proposed_by, state, decided_by, decided_at)
       values ($1, 'Left the service', $2, $3, case when $3 <> 'proposed' then $4::uuid end, case when $3 <> 'proposed' then now() end)`,
      [userId, by, state, deputy],
    );
  const decided = `state = 'approved', decided_at = now(), decided_by = `;

  it('marks nobody as deleted without an approved proposal', async () => {
    const person = await staffMember('Admin');
    const refused = { constraint: 'users_deleted_by_two' };
    await expect(mark(person)).rejects.toMatchObject(refused);
    await workOf(person);
    await expect(mark(person)).rejects.toMatchObject(refused);
    await expect(change(person, `${decided} $2`, [deputy])).rejects.toMatchObject({
      constraint: 'account_deletions_made',
    });
    expect(await statusOf(person)).toBe('active');
  });

  it('lets taxpayers close their own account, and takes nobody’s word for anybody else', async () => {
    const close = (id: string, by: string) =>
      db.$client.query(
        `with own as materialized (select set_config('portal.closed_by', $2, true) as by)
         update users set status = 'deleted', password_hash = null from own where id = $1 and own.by is not null`,
        [id, by],
      );
    const [person, official] = [await taxpayer(), await staffMember('Admin')];
    const refused = { constraint: 'users_deleted_by_two' };
    await expect(close(person, chief)).rejects.toMatchObject(refused);
    await expect(close(official, official)).rejects.toMatchObject(refused);
    await close(person, person);
    expect(await statusOf(person)).toBe('deleted');
  });

  it('refuses one person, the person themself, and whoever is no SuperAdmin', async () => {
    const [person, admin] = [await staffMember('Admin'), await staffMember('Admin')];
    await workOf(person);
    const third = await staffMember('SuperAdmin');
    await workOf(third);
    for (const [attempt, constraint] of [
      [() => change(person, `${decided} $2`, [chief]), 'account_deletions_two_persons_check'],
      [
        () => change(person, `state = 'refused', decided_at = now(), decided_by = $2`, [chief]),
        'account_deletions_two_persons_check',
      ],
      [() => change(third, `${decided} $2`, [third]), 'account_deletions_others_check'],
      [() => change(person, `${decided} $2`, [admin]), 'account_deletions_super_admins'],
      [() => insert(third, third), 'account_deletions_others_check'],
      [() => insert(admin, person), 'account_deletions_super_admins'],
      [() => insert(admin, chief, 'approved'), 'account_deletions_begin'],
      [() => change(person, `state = 'lapsed', decided_at = now()`), 'account_deletions_lapse'],
    ] as const)
      await expect(attempt(), constraint).rejects.toMatchObject({ constraint });
  });

  it('decides once, and lets nobody alter what was proposed or take it away', async () => {
    const person = await staffMember('Admin');
    const workId = await workOf(person);
    await expect(change(person, `reason = 'Something else'`)).rejects.toMatchObject({
      constraint: 'account_deletions_stay',
    });
    await decide(workId, deputy, 'refuse');
    await expect(change(person, `${decided} $2`, [deputy])).rejects.toMatchObject({
      constraint: 'account_deletions_stay',
    });
    await expect(db.$client.query('delete from account_deletions')).rejects.toThrow();
  });

  it('has one decision when two are made at the same moment', async () => {
    const third = await staffMember('SuperAdmin');
    const person = await staffMember('Admin');
    const workId = await workOf(person);
    const answers = await Promise.all([decide(workId, deputy), decide(workId, third, 'refuse')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await db.$client.query('select state from account_deletions where user_id = $1', [person]);
    expect(await statusOf(person)).toBe(rows[0].state === 'approved' ? 'deleted' : 'active');
  });

  it('keeps the last SuperAdmin, whoever approved', async () => {
    const last = await staffMember('SuperAdmin');
    await insert(last, chief);
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      await client.query(`update account_deletions set ${decided} $2 where user_id = $1`, [last, deputy]);
      await client.query(`update users set status = 'deleted', password_hash = null where id = $1`, [last]);
      await client.query(
        `update users set status = 'suspended' where id in (select user_id from user_roles where role_name = 'SuperAdmin') and status = 'active'`,
      );
      await expect(client.query('commit')).rejects.toMatchObject({ constraint: 'users_last_super_admin' });
    } finally {
      client.release();
    }
    expect(await statusOf(last)).toBe('active');
  });
});
