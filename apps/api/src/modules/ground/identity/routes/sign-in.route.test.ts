import { doorOf, doorPlaces, doors, otherDoorOf, roles } from '@portal/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenDeleted } from '../../../../testing/given-deleted.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, password, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, signIn, meanwhile } = await startIdentity(db);
const sessionCount = async () => Number((await db.$client.query('select count(*)::int as n from sessions')).rows[0].n);
const forgetAttempts = () => db.$client.query('delete from attempt_counters');
afterEach(forgetAttempts);

describe('a door', () => {
  it.each(doors.flatMap((door) => roles.map((role) => ({ door, role }))))(
    '$door, tried as $role',
    async ({ door, role }) => {
      const { email } = await givenAccount(db, { roles: [role], hasSecondFactor: false });
      const before = await sessionCount();
      const answer = (await signIn(email, door)).json();
      if (doorOf(role) !== door) {
        expect(answer).toEqual({ outcome: 'other-door', redirectTo: otherDoorOf(door, role) });
        expect(await sessionCount()).toBe(before);
      } else if (['Admin', 'Administrator', 'SuperAdmin', 'Governor'].includes(role)) {
        expect(answer.outcome).toBe('second-factor-enrolment');
        expect(await sessionCount()).toBe(before);
      } else {
        expect(answer).toMatchObject({
          outcome: 'signed-in',
          landing: doorPlaces[door].landing,
          user: { userRole: role },
        });
        expect(answer.token).toMatch(/^[\w-]{43}$/);
      }
    },
  );

  it('is noted when it stays shut: whose account, never what was typed', async () => {
    const { id, email } = await givenAccount(db, { roles: ['MDA User'] });
    await signIn(email, 'mda', 'Wrong-1234');
    await signIn('nobody-has-this@demo.test', 'mda', 'Wrong-1234');
    const { rows } = await db.$client.query(
      `select actor, subject, detail from activity_log where action = 'session.refused' and subject = any ($1) order by id`,
      [[`user:${id}`, 'user:unknown']],
    );
    const detail = { door: 'mda' };
    expect(rows).toEqual([
      { actor: 'nobody', subject: `user:${id}`, detail },
      { actor: 'nobody', subject: 'user:unknown', detail },
    ]);
  });

  it('is noted when it opens: who, in which role, by which door, from where', async () => {
    const { id, email } = await givenAccount(db, { roles: ['MDA User'] });
    await signIn(email, 'mda', 'Wrong-1234');
    await signIn(email, 'mda');
    const { rows } = await db.$client.query(
      'select actor, actor_role, action, subject, detail, address from activity_log where actor = $1',
      [`user:${id}`],
    );
    expect(rows).toEqual([
      {
        ...{ actor: `user:${id}`, actor_role: 'MDA User', action: 'session.opened', subject: `user:${id}` },
        ...{ detail: { door: 'mda' }, address: '41.58.0.1' },
      },
    ]);
  });

  it('opens for nobody by a role that is not the active one, and for no custom role', async () => {
    await db.$client.query(`insert into roles (name) values ('Auditor')`);
    const second = await givenAccount(db, { roles: ['Governor', 'SuperAdmin'] });
    const custom = await givenAccount(db, { roles: ['Auditor', 'Individual'] });
    expect((await signIn(second.email, 'superadmin')).json()).toEqual({ outcome: 'other-door', redirectTo: '/' });
    expect((await signIn(custom.email, 'public')).json()).toEqual({ outcome: 'other-door', redirectTo: '/' });
  });

  it('stays shut without a verified address, which only the right password learns', async () => {
    const { email } = await givenAccount(db, { isVerified: false });
    expect((await signIn(email)).json().code).toBe('identity.email-not-verified');
    expect((await signIn(email, 'public', 'Wrong-1234')).json().code).toBe('identity.invalid-credentials');
  });

  it('refuses what is not a sign-in, field by field, and does nothing', async () => {
    const before = await sessionCount();
    const response = await call('POST', '/sessions', { body: { email: 'x', password: '', door: 'back' } });
    expect(response.statusCode).toBe(422);
    expect(response.json().fieldErrors).toMatchObject({ email: 'Invalid email', password: 'Field is required' });
    expect(await sessionCount()).toBe(before);
  });
});

describe('a session that was opened', () => {
  it('has a token that the database does not know, and a new one each time', async () => {
    const { email } = await givenAccount(db);
    const [one, two] = [(await signIn(email)).json().token, (await signIn(email)).json().token];
    expect(one).not.toBe(two);
    const { rows } = await db.$client.query('select sessions::text as row from sessions');
    expect(rows.map(({ row }) => row).join()).not.toContain(one);
  });

  it('never begins from a token that the caller chose', async () => {
    const { email } = await givenAccount(db);
    const chosen = 'A'.repeat(43);
    const body = { email, password, door: 'public', token: chosen, sessionId: chosen };
    const answer = await call('POST', '/sessions', { body, token: chosen });
    expect(answer.json().token).not.toBe(chosen);
    expect((await call('GET', '/sessions/current', { token: chosen })).statusCode).toBe(401);
  });

  it('gives nobody a role by what is sent along', async () => {
    const { email, id } = await givenAccount(db);
    const body = { email, password, door: 'public', roles: ['SuperAdmin'], userRole: 'SuperAdmin', isVerified: true };
    expect((await call('POST', '/sessions', { body })).json().user.roles).toEqual(['Individual']);
    const { rows } = await db.$client.query('select role_name from user_roles where user_id = $1', [id]);
    expect(rows).toEqual([{ role_name: 'Individual' }]);
  });
});

describe('an account that changes while its password is checked', () => {
  const by = (statement: string) => (id: string) => db.$client.query(statement, [id]);
  const changes = [
    ['gets another password', by(`update users set password_hash = 'another' where id = $1`)],
    ['is suspended', by(`update users set status = 'suspended' where id = $1`)],
    ['is deleted', (id: string) => givenDeleted(db, id)],
  ] as const;

  it.each([...changes, ['gets another role', by(`insert into user_roles values ($1, 'Agent', 0)`)] as const])(
    'and %s is not opened',
    async (_what, change) => {
      const { id, email } = await givenAccount(db);
      const before = await sessionCount();
      meanwhile(() => change(id));
      const refused = await signIn(email);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'identity.invalid-credentials']);
      expect(await sessionCount()).toBe(before);
    },
  );

  it.each(changes)('and %s is not asked for its second factor either', async (_what, change) => {
    const { id, email } = await givenAccount(db, { roles: ['Admin'], hasSecondFactor: true });
    meanwhile(() => change(id));
    expect((await signIn(email, 'admin')).json().code).toBe('identity.invalid-credentials');
    const challenges = await db.$client.query('select from sign_in_challenges where user_id = $1', [id]);
    expect(challenges.rowCount).toBe(0);
  });

  it('is waited for when the change is about to be made', async () => {
    const { id, email } = await givenAccount(db);
    const changing = await db.$client.connect();
    await changing.query('begin');
    await changing.query(`update users set password_hash = 'another' where id = $1`, [id]);
    const signing = signIn(email).then((answer) => answer.json().code);
    await vi.waitFor(
      async () => {
        const { rowCount } = await db.$client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 10_000, interval: 20 },
    );
    await changing.query('commit');
    changing.release();
    expect(await signing).toBe('identity.invalid-credentials');
  });
});

describe('whoever guesses', () => {
  it('gets the same words for a known and an unknown account, after the same queries', async () => {
    const { email } = await givenAccount(db);
    await signIn(email, 'public', 'Wrong-1234');
    await forgetAttempts();
    const seen = async (tried: string) => {
      const query = vi.spyOn(db.$client, 'query');
      const { statusCode, headers, body } = await signIn(tried, 'public', 'Wrong-1234');
      const queries = query.mock.calls.map(([text]) =>
        typeof text === 'object' ? (text as { text: string }).text : text,
      );
      query.mockRestore();
      const { requestId: _id, ...problem } = JSON.parse(body);
      return { statusCode, type: headers['content-type'], problem, queries };
    };
    const known = await seen(email);
    expect(known).toEqual(await seen('nobody.at.all@demo.test'));
    expect(known.problem.code).toBe('identity.invalid-credentials');
    expect(known.queries).toHaveLength(4);
  });

  it.each(['known', 'unknown'])(
    'is shut out of a %s account after ten tries from one address, on every door and replica',
    async (which) => {
      const email =
        which === 'known' ? (await givenAccount(db, { roles: ['Tax Officer'] })).email : 'stranger@demo.test';
      const tries = await Promise.all(
        Array.from({ length: 25 }, () => signIn(email, 'public', 'Wrong-1234', '41.58.1.1')),
      );
      const codes = tries.map((answer) => answer.json().code);
      expect(codes.filter((code) => code === 'identity.invalid-credentials')).toHaveLength(10);
      expect(codes.filter((code) => code === 'request.rate-limited')).toHaveLength(15);
      const other = await startIdentity(db);
      const right = await other.signIn(email, 'tax-office', password, '41.58.1.1');
      expect(right.json()).toMatchObject({ code: 'request.rate-limited', retryAfterSeconds: expect.any(Number) });
    },
  );

  it('is told until when, in the same words for an account that nobody has', async () => {
    const told = async (tried: string) => {
      for (let index = 0; index < 10; index += 1) await signIn(tried, 'public', 'Wrong-1234', '41.58.3.3');
      await db.$client.query(
        `update attempt_counters set ends_at = now() + interval '10 minutes' where key like 'pair %'`,
      );
      const { requestId: _, ...problem } = (await signIn(tried, 'public', 'Wrong-1234', '41.58.3.3')).json();
      return problem;
    };
    // Between two tries a second or a minute may end.
    const wordsOf = ({ retryAfterSeconds: _, message, ...problem }: Awaited<ReturnType<typeof told>>) => ({
      ...problem,
      message: message.replace(/\d+/g, 'N'),
    });
    const known = await told((await givenAccount(db)).email);
    expect(known).toMatchObject({
      retryAfterSeconds: expect.any(Number),
      message: expect.stringMatching(/^Too many attempts\. Try again at \d\d:\d\d, in \d+ minutes$/),
    });
    expect(known.retryAfterSeconds).toBeGreaterThan(0);
    expect(known.retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(wordsOf(known)).toEqual(wordsOf(await told('nobody.of.ours@demo.test')));
  });

  it('is not shut out for ever', async () => {
    const { email } = await givenAccount(db);
    for (let index = 0; index < 11; index += 1) await signIn(email, 'public', 'Wrong-1234');
    await db.$client.query(`update attempt_counters set ends_at = now() - interval '1 second'`);
    expect((await signIn(email)).json().outcome).toBe('signed-in');
  });

  it('does not count for the address when the password is right', async () => {
    const { email } = await givenAccount(db);
    for (let index = 0; index < 3; index += 1) await signIn(email, 'public', password, '41.58.6.6');
    const { rows } = await db.$client.query(`select attempts from attempt_counters where key = 'address 41.58.6.6'`);
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});
