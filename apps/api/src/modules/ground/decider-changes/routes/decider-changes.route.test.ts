import { randomUUID } from 'node:crypto';
import { type AskedChange, capacities, decidingRoles, roles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startDeciderChanges } from '../testing/decider-changes-test-app.ts';

const { db } = await createTestDatabase();
const { call, decide, staffMember, taxpayer, audited, taken, setNow, signIn } = await startDeciderChanges(db);
const [chief, deputy, third] = [
  await staffMember('SuperAdmin'),
  await staffMember('SuperAdmin'),
  await staffMember('SuperAdmin'),
];
const reason = 'Asked for by the director';
const hours = 60 * 60 * 1000;
const address = () => `${randomUUID()}@service.test`;

const userBy = async (email: string) =>
  (await db.$client.query('select id, status from users where email = $1', [email])).rows[0];
const standingOf = async (id: string) =>
  (
    await db.$client.query(
      `select status, email, tax_office_id as office, array(select role_name from user_roles where user_id = users.id order by position) as roles,
         (select count(*)::int from second_factors where user_id = users.id) as factors,
         array(select capacity from work_capacities where user_id = users.id) as capacities
       from users where id = $1`,
      [id],
    )
  ).rows[0];
const suspend = (id: string) => db.$client.query(`update users set status = 'suspended' where id = $1`, [id]);
const enrol = (id: string) =>
  db.$client.query(`insert into second_factors (user_id, secret_encrypted, enrolled_at) values ($1, 'x', now())`, [id]);
const newAccount = (email: string, roleName = 'SuperAdmin') => ({
  ...{ email, firstName: 'Zainab', lastName: 'Idris', roleName },
  ...(roleName.startsWith('Tax') && { taxOfficeId: 6 }),
});
const create = (email: string, as = chief, roleName?: string) =>
  call('POST', '/users', { as, body: newAccount(email, roleName) });
const changeOf = async (workId: string, as = deputy) => {
  const { subject } = (await call('GET', `/work/${workId}`, { as })).json();
  return (await call('GET', `/users/decider-changes/${subject.replace('decider-change:', '')}`, { as })).json();
};
const noticesOf = async (userId: string, kind: string) =>
  (await db.$client.query('select facts from notices where user_id = $1 and kind = $2 order by at', [userId, kind]))
    .rows;

describe('a new account of somebody who decides', () => {
  it('is opened when another SuperAdmin approves it; all SuperAdmins are told, and nothing happened before', async () => {
    const email = address();
    const proposed = (await create(email)).json();
    expect(proposed).toEqual({ user: null, workIds: [expect.any(String)] });
    const [workId] = proposed.workIds;
    expect([await userBy(email), taken.filter(({ name }) => name === 'send-invitation')]).toEqual([undefined, []]);
    expect(await changeOf(workId)).toMatchObject({
      ...{ state: 'proposed', person: null, proposedBy: 'Ladi SuperAdmin', isAboutYou: false },
      asked: { change: 'creation', email, roleName: 'SuperAdmin' },
    });

    const alone = await decide(workId, chief);
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'work.same-person']);
    expect(await userBy(email)).toBeUndefined();

    expect((await decide(workId, deputy)).json()).toMatchObject({ state: 'approved', isOpen: false });
    const { id, status } = await userBy(email);
    expect(status).toBe('active');
    expect(taken.filter(({ name }) => name === 'send-invitation')).toEqual([
      expect.objectContaining({ data: { userId: id, language: 'en' } }),
    ]);
    expect((await audited(`user:${id}`)).map(({ action }) => action)).toEqual(['user.created', 'user.change-approved']);
    for (const told of [chief, deputy, third])
      expect(await noticesOf(told, 'decider.changed')).toMatchObject([{ facts: { person: 'Zainab Idris' } }]);
    expect(await changeOf(workId)).toMatchObject({ state: 'approved', person: { id } });
  });

  it.each(decidingRoles)('takes two persons: %s', async (role) => {
    const email = address();
    expect((await create(email, chief, role)).json().workIds).toHaveLength(1);
    expect(await userBy(email)).toBeUndefined();
  });

  it('of anybody else is opened at once', async () => {
    const email = address();
    expect((await create(email, chief, 'Tax Officer')).json()).toMatchObject({ user: { email }, workIds: [] });
  });

  it.each([
    ['refuse', deputy, 'refused'],
    ['withdraw', chief, 'withdrawn'],
  ] as const)('that they %s is not opened', async (move, as, state) => {
    const email = address();
    const [workId] = (await create(email)).json().workIds;
    expect((await decide(workId, as, move)).json().state).toBe(state);
    expect([await userBy(email), (await changeOf(workId)).state]).toEqual([undefined, state]);
    expect((await decide(workId, deputy)).json().code).toBe('work.not-from-here');
  });
});

interface Door {
  readonly prepare?: (id: string) => Promise<unknown>;
  readonly role?: 'Tax Office Manager' | 'Tax Office Director' | 'Tax Officer';
  readonly ask: (id: string) => ReturnType<typeof call>;
  readonly asked: Partial<AskedChange>;
  readonly done: object;
}

/** Everything that makes or changes somebody who decides, as it is asked for. */
const doors: Readonly<Record<string, Door>> = {
  reinstating: {
    prepare: suspend,
    ask: (id) => call('POST', '/users/reinstatements', { as: chief, body: { userIds: [id], reason } }),
    ...{ asked: { change: 'reinstatement' }, done: { status: 'active' } },
  },
  'a deciding role': {
    role: 'Tax Officer',
    ask: (id) => call('POST', '/roles/assignments', { as: chief, body: { roleNames: ['SuperAdmin'], userIds: [id] } }),
    ...{ asked: { change: 'roles', roleNames: ['SuperAdmin'] }, done: { roles: ['Tax Officer', 'SuperAdmin'] } },
  },
  'another office by a role': {
    ask: (id) =>
      call('POST', '/roles/assignments', {
        as: chief,
        body: { roleNames: ['Tax Officer'], userIds: [id], taxOfficeId: 8 },
      }),
    ...{
      asked: { change: 'roles', taxOfficeId: 8 },
      done: { office: 8, roles: ['Tax Office Manager', 'Tax Officer'] },
    },
  },
  'another office': {
    ask: (id) =>
      call('PUT', `/users/${id}`, {
        as: chief,
        body: { email: `${id}@kept.test`, firstName: 'Ladi', lastName: 'Musa', taxOfficeId: 7, reason },
      }),
    prepare: (id) =>
      db.$client.query(
        `with founded as materialized (select set_config('portal.founds_accounts', 'on', true) as is_on)
         update users set email = id || '@kept.test' from founded where id = $1`,
        [id],
      ),
    ...{ asked: { change: 'details', taxOfficeId: 7 }, done: { office: 7 } },
  },
  'another address': {
    ask: (id) =>
      call('PUT', `/users/${id}`, {
        as: chief,
        body: { email: `${id}@mine.test`, firstName: 'Ladi', lastName: 'Musa', reason },
      }),
    ...{ asked: { change: 'details' }, done: { email: expect.stringContaining('@mine.test') } },
  },
  'resetting the second factor': {
    prepare: enrol,
    ask: (id) => call('POST', `/users/${id}/second-factor/reset`, { as: chief, body: { reason } }),
    ...{ asked: { change: 'second-factor' }, done: { factors: 0 } },
  },
  'a capacity': {
    role: 'Tax Office Director',
    ask: (id) => call('POST', '/work/capacities', { as: chief, body: { userId: id, capacity: 'legal' } }),
    ...{ asked: { change: 'capacity', capacity: 'legal' }, done: { capacities: ['legal'] } },
  },
};

describe.each(Object.entries(doors))('%s', (_door, { prepare, role = 'Tax Office Manager', ask, asked, done }) => {
  const given = async () => {
    const id = await staffMember(role);
    await prepare?.(id);
    return id;
  };

  it('changes nothing until another SuperAdmin approves, and then exactly that', async () => {
    const id = await given();
    const before = await standingOf(id);
    const [workId] = (await ask(id)).json().workIds;
    expect(await standingOf(id)).toEqual(before);
    expect(await changeOf(workId)).toMatchObject({ asked, person: { id } });
    expect((await decide(workId, chief)).json().code).toBe('work.same-person');
    expect(await standingOf(id)).toEqual(before);
    expect((await decide(workId, deputy)).statusCode).toBe(200);
    expect(await standingOf(id)).toEqual({ ...before, ...done });
    expect(await noticesOf(third, 'decider.changed')).not.toEqual([]);
  });

  it('that is refused changes nothing', async () => {
    const id = await given();
    const before = await standingOf(id);
    const [workId] = (await ask(id)).json().workIds;
    expect((await decide(workId, deputy, 'refuse')).statusCode).toBe(200);
    expect(await standingOf(id)).toEqual(before);
  });
});

describe('what one person still does at once', () => {
  it('is suspending, whoever it is, and every change of somebody who decides nothing', async () => {
    const [manager, officer] = [await staffMember('Tax Office Manager'), await staffMember('Tax Officer')];
    const suspending = { as: chief, body: { userIds: [manager, officer], reason } };
    expect((await call('POST', '/users/suspensions', suspending)).statusCode).toBe(200);
    const back = (await call('POST', '/users/reinstatements', suspending)).json();
    expect(back.workIds).toHaveLength(1);
    expect([(await standingOf(manager)).status, (await standingOf(officer)).status]).toEqual(['suspended', 'active']);
  });

  it('is another active role of a decider that decides nothing', async () => {
    const id = await staffMember('Tax Office Manager');
    const body = { roleNames: ['Governor'], userIds: [id], place: 'first' };
    expect((await call('POST', '/roles/assignments', { as: chief, body })).json()).toEqual({ workIds: [] });
    expect((await standingOf(id)).roles).toEqual(['Governor', 'Tax Office Manager']);
  });

  it('is changing a decider’s name, and taking their role', async () => {
    const id = await staffMember('Tax Office Manager');
    const { email } = await standingOf(id);
    const renamed = await call('PUT', `/users/${id}`, {
      ...{ as: chief, body: { email, firstName: 'Maryam', lastName: 'Musa', reason } },
    });
    expect(renamed.json()).toMatchObject({ firstName: 'Maryam', workIds: [] });
    await db.$client.query(
      `with founded as materialized (select set_config('portal.founds_accounts', 'on', true) as is_on)
       insert into user_roles (user_id, role_name, position) select $1, 'Governor', 9 from founded`,
      [id],
    );
    const taking = { as: chief, body: { userIds: [id], roleNames: ['Tax Office Manager'] } };
    expect((await call('POST', '/roles/unassignments', taking)).statusCode).toBe(200);
    expect((await standingOf(id)).roles).toEqual(['Governor']);
  });
});

describe('a proposal', () => {
  it.each([
    ['about oneself', () => doors['a deciding role']?.ask(chief), 409, 'user.yourself'],
    [
      'with an address that somebody has',
      async () => create((await standingOf(third)).email),
      409,
      'user.already-exists',
    ],
    [
      'of a role of staff for a taxpayer',
      async () => doors['a deciding role']?.ask(await taxpayer()),
      409,
      'role.other-kind',
    ],
    [
      'of a capacity for a Manager',
      async () => doors['a capacity']?.ask(await staffMember('Tax Office Manager')),
      409,
      'work.capacity-unsuitable',
    ],
    [
      'to reset what is not there',
      async () => doors['resetting the second factor']?.ask(await staffMember('Admin')),
      409,
      'identity.second-factor-missing',
    ],
  ] as const)('%s is refused before anybody reads it', async (_what, ask, status, code) => {
    const count = async () => (await db.$client.query('select count(*)::int as n from decider_changes')).rows[0].n;
    const before = await count();
    const refused = await ask();
    expect([refused?.statusCode, refused?.json().code]).toEqual([status, code]);
    expect(await count()).toBe(before);
  });

  it('is not decided by whom it is about', async () => {
    const id = await staffMember('SuperAdmin');
    await enrol(id);
    const [workId] = (await call('POST', `/users/${id}/second-factor/reset`, { as: chief, body: { reason } })).json()
      .workIds;
    expect((await changeOf(workId, id)).isAboutYou).toBe(true);
    for (const move of ['approve', 'refuse'])
      expect((await decide(workId, id, move)).json().code).toBe('user.yourself');
    expect((await standingOf(id)).factors).toBe(1);
  });

  it('that could be made when it was proposed and cannot be any more is refused in words', async () => {
    const email = address();
    const [workId] = (await create(email)).json().workIds;
    await givenUser(db, { roles: ['Individual'], email });
    expect((await decide(workId, deputy)).json().code).toBe('user.already-exists');
    expect((await changeOf(workId)).state).toBe('proposed');
  });

  it('of a capacity is a SuperAdmin’s, about somebody who is there', async () => {
    const director = await staffMember('Tax Office Director');
    const ask = (as: string, userId: string) =>
      call('POST', '/work/capacities', { as, body: { userId, capacity: 'legal' } });
    expect((await ask(director, director)).statusCode).toBe(403);
    expect((await ask(chief, randomUUID())).json().code).toBe('user.not-found');
  });

  it('of a capacity somebody has is none', async () => {
    const id = await staffMember('Tax Office Director');
    const ask = () => call('POST', '/work/capacities', { as: chief, body: { userId: id, capacity: capacities[0] } });
    const [workId] = (await ask()).json().workIds;
    await decide(workId, deputy);
    expect((await ask()).json()).toEqual({ workIds: [] });
  });
});

describe('whoever was made or changed', () => {
  /** A SuperAdmin whom the chief proposed and the deputy approved just now. */
  async function givenMade() {
    const email = address();
    const [workId] = (await create(email)).json().workIds;
    await decide(workId, deputy);
    const { id } = await userBy(email);
    const { rows } = await db.$client.query('select decided_at from decider_changes where user_id = $1', [id]);
    return { id: signIn(id, 'SuperAdmin'), at: rows[0].decided_at as Date };
  }
  const at = async (moment: Date, act: () => Promise<unknown>) => {
    setNow(moment.toISOString());
    await act();
    setNow(new Date().toISOString());
  };
  const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

  it('decides nothing for 72 hours, by the time of the step', async () => {
    const { id, at: made } = await givenMade();
    const [ofThird] = (await create(address(), third)).json().workIds;
    expect((await call('GET', `/work/${ofThird}`, { as: id })).json().moves).toEqual([]);
    expect((await decide(ofThird, id)).json()).toMatchObject({ code: 'work.waits' });
    await at(later(made, 72 * hours - 1000), async () => {
      expect((await decide(ofThird, id)).json().code).toBe('work.waits');
    });
    await at(later(made, 72 * hours + 1000), async () => {
      expect((await decide(ofThird, id)).json()).toMatchObject({ state: 'approved' });
    });
  });

  it('decides for 30 days no case of whoever proposed them', async () => {
    const { id, at: made } = await givenMade();
    const [ofChief] = (await create(address())).json().workIds;
    await at(later(made, 30 * 24 * hours - 1000), async () => {
      expect((await call('GET', `/work/${ofChief}`, { as: id })).json().moves).toEqual([]);
      expect((await decide(ofChief, id)).json().code).toBe('work.of-your-maker');
    });
    await at(later(made, 30 * 24 * hours + 1000), async () => {
      expect((await decide(ofChief, id)).json()).toMatchObject({ state: 'approved' });
    });
  });

  it('takes back what they proposed themselves', async () => {
    const { id } = await givenMade();
    const [own] = (await create(address(), id)).json().workIds;
    expect((await decide(own, id, 'withdraw')).json().state).toBe('withdrawn');
  });
});

it('how many SuperAdmins there are is told beside how many there should be', async () => {
  const { active, wanted } = (await call('GET', '/users/super-admins', { as: chief })).json();
  expect([wanted, active]).toEqual([3, expect.any(Number)]);
  const extra = await staffMember('SuperAdmin');
  expect((await call('GET', '/users/super-admins', { as: chief })).json().active).toBe(active + 1);
  await suspend(extra);
  expect((await call('GET', '/users/super-admins', { as: chief })).json().active).toBe(active);
});

it('who decides is the same in the database and in the contract', async () => {
  const { rows } = await db.$client.query('select role from unnest($1::text[]) role where is_deciding_role(role)', [
    roles,
  ]);
  expect(rows.map(({ role }) => role).sort()).toEqual([...decidingRoles].sort());
});
