import { roles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';

const { db } = await createTestDatabase();

async function givenUser(email: string, ...names: string[]): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `with person as (insert into users (email, first_name, last_name) values ($1, 'Amina', 'Bello') returning id),
     given as (insert into user_roles (user_id, role_name, position)
       select id, name, position from person, unnest($2::text[]) with ordinality as role (name, position))
     select id from person`,
    [email, names],
  );
  return rows[0]?.id ?? '';
}
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
    await givenUser('nobody@demo.test', 'Individual');
    const last = await givenUser('last@demo.test', 'SuperAdmin', 'Admin');
    const refused = { constraint: 'users_last_super_admin' };
    for (const statement of [
      `delete from user_roles where user_id = $1`,
      `delete from user_roles where user_id = $1 and role_name = 'SuperAdmin'`,
      `update user_roles set position = position + 5 where user_id = $1 and role_name = 'SuperAdmin'`,
      `insert into user_roles values ($1, 'Governor', 0)`,
      `update users set status = 'suspended' where id = $1`,
      `update users set status = 'deleted' where id = $1`,
    ]) {
      await expect(db.$client.query(statement, [last]), statement).rejects.toMatchObject(refused);
    }
    const second = await givenUser('second@demo.test', 'SuperAdmin');
    await db.$client.query(`update users set status = 'deleted' where id = $1`, [second]);
    await expect(db.$client.query('delete from users where id = $1', [last])).rejects.toThrow('refused');
  });

  it('stays also when two of them remove each other at the same moment', async () => {
    await db.$client.query(`update users set status = 'active' where email = 'second@demo.test'`);
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

describe('a session', () => {
  it.each([
    ['another role', `insert into user_roles values ($1, 'Agent', 9)`],
    ['one role less', `delete from user_roles where user_id = $1 and role_name = 'Individual'`],
    ['another order', `update user_roles set position = position + 20 where user_id = $1`],
    ['an account that is suspended', `update users set status = 'suspended' where id = $1`],
  ])('ends with %s', async (what, statement) => {
    const user = await givenUser(`${what.replaceAll(' ', '.')}@demo.test`, 'Individual', 'Corporate');
    await givenSession(user);
    expect(await isLive(user)).toBe(true);
    await db.$client.query(statement, [user]);
    expect(await isLive(user)).toBe(false);
    await expect(
      db.$client.query('update sessions set revoked_at = null where user_id = $1', [user]),
    ).rejects.toMatchObject({ constraint: 'sessions_stay_ended' });
  });
});

describe('an account', () => {
  it('has an address of its own, in lower case', async () => {
    await givenUser('amina@demo.test');
    await expect(givenUser('amina@demo.test')).rejects.toMatchObject({ constraint: 'users_email_idx' });
    await expect(givenUser('Amina@demo.test')).rejects.toMatchObject({ constraint: 'users_email_check' });
  });
});
