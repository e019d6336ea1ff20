import { roles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenDeleted } from '../../../../testing/given-deleted.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db } = await createTestDatabase();

const isLive = async (userId: string) =>
  (await db.$client.query('select from sessions where user_id = $1 and revoked_at is null', [userId])).rowCount === 1;

async function givenSession(userId: string): Promise<void> {
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values (sha256(gen_random_uuid()::text::bytea), $1, 'public', '::1', '', now(), now(), 60, now() + interval '1 hour')`,
    [userId],
  );
}

describe('roles', () => {
  it('are the fourteen of the contract from the start', async () => {
    const { rows } = await db.$client.query<{ name: string }>('select name from roles');
    expect(rows.map(({ name }) => name).sort()).toEqual([...roles].sort());
  });

  it.each(roles)('keep %s, whoever deletes or renames it', async (role) => {
    const refused = { constraint: 'roles_built_in_stay' };
    await expect(db.$client.query('delete from roles where name = $1', [role])).rejects.toMatchObject(refused);
    await expect(db.$client.query(`update roles set name = 'X' || name where name = $1`, [role])).rejects.toMatchObject(
      refused,
    );
  });
});

describe('the last SuperAdmin', () => {
  it('stays, by whatever way it would go', async () => {
    await givenUser(db, { email: 'nobody@demo.test', roles: ['Individual'] });
    const last = await givenUser(db, { email: 'last@demo.test', roles: ['SuperAdmin', 'Admin'] });
    const refused = { constraint: 'users_last_super_admin' };
    for (const statement of [
      `delete from user_roles where user_id = $1`,
      `delete from user_roles where user_id = $1 and role_name = 'SuperAdmin'`,
      `update user_roles set position = position + 5 where user_id = $1 and role_name = 'SuperAdmin'`,
      `insert into user_roles values ($1, 'Governor', 0)`,
      `update users set status = 'suspended' where id = $1`,
    ]) {
      await expect(db.$client.query(statement, [last]), statement).rejects.toMatchObject(refused);
    }
    await givenUser(db, { email: 'second@demo.test', roles: ['SuperAdmin'] });
    await db.$client.query(`update users set status = 'suspended' where email = 'second@demo.test'`);
    await expect(db.$client.query('delete from users where id = $1', [last])).rejects.toThrow('refused');
  });

  it('stays also when two of them remove each other at the same moment', async () => {
    await asFounded(db, `update users set status = 'active' where email = 'second@demo.test'`);
    const [one, other] = [await db.$client.connect(), await db.$client.connect()];
    const demote = `update users set status = 'suspended' where email = $1`;
    await one.query('begin');
    await other.query('begin');
    await one.query(demote, ['last@demo.test']);
    await other.query(demote, ['second@demo.test']);
    const outcomes = await Promise.allSettled([one.query('commit'), other.query('commit')]);
    one.release();
    other.release();
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the roles of an account', () => {
  const moved = (id: string, statement: string) => db.$client.query(statement, [id]);

  it.each([
    ['MDA User', 'mda_id'],
    ['Tax Office Director', 'tax_office_id'],
    ['Tax Office Manager', 'tax_office_id'],
    ['Tax Officer', 'tax_office_id'],
    ['Expert System', 'expert_system_id'],
    ['Individual', 'tpui'],
    ['Agent', 'tpui'],
  ] as const)('need what they are for: %s without %s is refused, given or taken away', async (role, column) => {
    const refused = { constraint: 'user_roles_need' };
    await expect(
      db.$client.query(
        `with person as (insert into users (email, first_name, last_name) values (gen_random_uuid() || '@demo.test', 'A', 'B') returning id)
         insert into user_roles select id, $1, 1 from person`,
        [role],
      ),
    ).rejects.toMatchObject(refused);
    const id = await givenUser(db, { roles: [role] });
    await expect(moved(id, `update users set ${column} = null where id = $1`)).rejects.toThrow();
  });

  it.each([
    ['mda_id = 1', 'Tax Officer'],
    ['tax_office_id = 6', 'MDA User'],
    ['expert_system_id = 1', 'Admin'],
    ['tpui = next_tpui()', 'Governor'],
  ])('leave nothing over: %s with %s alone is refused', async (change, role) => {
    const id = await givenUser(db, { roles: [role] });
    await expect(moved(id, `update users set ${change} where id = $1`)).rejects.toMatchObject({
      constraint: 'user_roles_need',
    });
  });

  it('are those of staff or those of a taxpayer; a custom one goes with either', async () => {
    const refused = { constraint: 'user_roles_one_kind' };
    const staff = await givenUser(db, { roles: ['Admin'] });
    const taxpayer = await givenUser(db, { roles: ['Individual'] });
    await expect(moved(staff, `insert into user_roles values ($1, 'Individual', 9)`)).rejects.toMatchObject(refused);
    await expect(moved(taxpayer, `insert into user_roles values ($1, 'Admin', 9)`)).rejects.toMatchObject(refused);
    await db.$client.query(`insert into roles (name) values ('Auditor')`);
    for (const id of [staff, taxpayer]) await moved(id, `insert into user_roles values ($1, 'Auditor', 9)`);
  });

  it('are one at least also when two are taken at the same moment', async () => {
    const id = await givenUser(db, { roles: ['Admin', 'Auditor'] });
    const [one, other] = [await db.$client.connect(), await db.$client.connect()];
    const take = 'delete from user_roles where user_id = $1 and role_name = $2';
    await one.query('begin');
    await other.query('begin');
    await one.query(take, [id, 'Admin']);
    await other.query(take, [id, 'Auditor']);
    const outcomes = await Promise.allSettled([one.query('commit'), other.query('commit')]);
    one.release();
    other.release();
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are never none', async () => {
    const id = await givenUser(db, { roles: ['Admin', 'Auditor'] });
    await moved(id, `delete from user_roles where user_id = $1 and role_name = 'Admin'`);
    const refused = { constraint: 'user_roles_keep_one' };
    await expect(moved(id, 'delete from user_roles where user_id = $1')).rejects.toMatchObject(refused);
    await expect(db.$client.query(`delete from roles where name = 'Auditor'`)).rejects.toMatchObject(refused);
  });

  it('are asked no more of an account that is deleted', async () => {
    const id = await givenUser(db, { roles: ['MDA User'] });
    await givenDeleted(db, id);
    await moved(id, `update users set mda_id = null where id = $1`);
  });
});

describe('a session', () => {
  it.each([
    ['another role', `insert into user_roles values ($1, 'Agent', 9)`],
    ['one role less', `delete from user_roles where user_id = $1 and role_name = 'Individual'`],
    ['another order', `update user_roles set position = position + 20 where user_id = $1`],
    ['an account that is suspended', `update users set status = 'suspended' where id = $1`],
  ])('ends with %s', async (_what, statement) => {
    const user = await givenUser(db, { roles: ['Individual', 'Corporate'] });
    await givenSession(user);
    expect(await isLive(user)).toBe(true);
    await db.$client.query(statement, [user]);
    expect(await isLive(user)).toBe(false);
    await expect(
      db.$client.query('update sessions set revoked_at = null where user_id = $1', [user]),
    ).rejects.toMatchObject({ constraint: 'sessions_stay_ended' });
  });
});

it.each([
  ['MDA User', 'mda_id = 2'],
  ['Tax Officer', 'tax_office_id = 7'],
  ['Expert System', 'expert_system_id = 2'],
])('a session of a %s ends when they move: %s', async (role, change) => {
  const id = await givenUser(db, { roles: [role] });
  await givenSession(id);
  await db.$client.query(`update users set ${change} where id = $1`, [id]);
  expect(await isLive(id)).toBe(false);
});

describe('an account', () => {
  it('has an address of its own, in lower case', async () => {
    await givenUser(db, { email: 'amina@demo.test', roles: ['Individual'] });
    await expect(givenUser(db, { email: 'amina@demo.test', roles: ['Individual'] })).rejects.toMatchObject({
      constraint: 'users_email_idx',
    });
    await expect(givenUser(db, { email: 'Amina@demo.test', roles: ['Individual'] })).rejects.toMatchObject({
      constraint: 'users_email_check',
    });
  });
});

describe('names of persons', () => {
  it.each(['evil.com', 'https://evil', 'eve@mail', 'www.evil'])(
    'hold no address, whoever writes them: %s',
    async (name) => {
      const person = await givenUser(db, {
        email: `${name.length}-${name.replace(/[^a-z]/g, '')}@demo.test`,
        roles: ['Individual'],
      });
      const refused = { constraint: 'names_without_links' };
      for (const column of ['first_name', 'last_name', 'other_name'])
        await expect(
          db.$client.query(`update users set ${column} = $2 where id = $1`, [person, `Musa ${name}`]),
        ).rejects.toMatchObject(refused);
    },
  );

  it('are written as people are called', async () => {
    const person = await givenUser(db, { email: 'st.john@demo.test', roles: ['Individual'] });
    const names = ['A. B. C.', 'St. John-O’Neil', 'Dr. Musa'];
    for (const name of names) await db.$client.query('update users set first_name = $2 where id = $1', [person, name]);
  });
});
