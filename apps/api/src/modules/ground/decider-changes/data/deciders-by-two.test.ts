import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db } = await createTestDatabase();
const [chief, deputy] = [
  await givenUser(db, { roles: ['SuperAdmin'] }),
  await givenUser(db, { roles: ['SuperAdmin'] }),
];
const refused = { constraint: 'users_deciders_by_two' };
const asked = { change: 'roles', roleNames: ['SuperAdmin'], place: 'last' };

const propose = async (userId: string, what: object = asked, by = chief) =>
  (
    await db.$client.query<{ id: string }>(
      `insert into decider_changes (change, user_id, asked, proposed_by) values ($1::jsonb ->> 'change', $2, $1, $3) returning id`,
      [JSON.stringify(what), userId, by],
    )
  ).rows[0]?.id ?? expect.fail('nothing was proposed');
const enrol = (id: string) =>
  db.$client.query(`insert into second_factors (user_id, secret_encrypted, enrolled_at) values ($1, 'x', now())`, [id]);

/** These statements in one transaction, each with the person as `$1`. */
async function together(id: string, statements: readonly string[]): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement.replaceAll('$1', `'${id}'`));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The case of a proposal with its steps, and the proposal as approved. */
const approval = (change: string, by = deputy) => [
  `insert into work_items (kind, state, subject, reference) values ('decider-change', 'proposed', 'decider-change:${change}', 'T')`,
  `insert into work_steps (item_id, number, move, to_state, user_id)
     select id, 1, 'open', '', '${chief}' from work_items where subject = 'decider-change:${change}'`,
  `insert into work_steps (item_id, number, move, to_state, user_id, reason)
     select id, 2, 'approve', '', '${by}', 'Seen' from work_items where subject = 'decider-change:${change}'`,
  `update decider_changes set state = 'approved', decided_by = '${by}', decided_at = clock_timestamp() where id = '${change}'`,
];
const giveRole = (role: string) => `insert into user_roles (user_id, role_name, position) values ($1, '${role}', 9)`;

describe('whatever writes, the database refuses at commit', () => {
  it.each([
    ['a deciding role', 'Tax Officer', giveRole('SuperAdmin')],
    ['a Manager’s role', 'Tax Officer', giveRole('Tax Office Manager')],
    ['a role that is renamed', 'Governor', `update user_roles set role_name = 'Admin' where user_id = $1`],
    [
      'an inactive deciding role that is made the active one',
      'Governor,Admin',
      `update user_roles set position = 0 where user_id = $1 and role_name = 'Admin'`,
    ],
    ['another address', 'Admin', `update users set email = 'mine@service.test' where id = $1`],
    ['another office', 'Tax Office Manager', `update users set tax_office_id = 8 where id = $1`],
    [
      'a capacity',
      'Tax Office Director',
      `insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', '${chief}')`,
    ],
    ['the second factor away', 'SuperAdmin', `delete from second_factors where user_id = $1`],
  ])('%s', async (_what, roles, statement) => {
    const id = await givenUser(db, { roles: roles.split(',') });
    await enrol(id);
    await expect(together(id, [statement])).rejects.toMatchObject(refused);
    await expect(
      together(id, [`select set_config('portal.changed_by', '${chief}', true)`, statement]),
    ).rejects.toMatchObject(refused);
  });

  it('reinstating, also of somebody with a second role', async () => {
    const id = await givenUser(db, { roles: ['Governor', 'Tax Office Director'] });
    await together(id, [`update users set status = 'suspended' where id = $1`]);
    await expect(together(id, [`update users set status = 'active' where id = $1`])).rejects.toMatchObject(refused);
  });

  it('a new account with a deciding role', async () => {
    const made = `with made as (insert into users (email, first_name, last_name) values ('new@service.test', 'A', 'B') returning id)
      insert into user_roles (user_id, role_name, position) select id, 'Admin', 1 from made`;
    await expect(together(chief, [made])).rejects.toMatchObject(refused);
  });

  it('nothing of anybody else', async () => {
    const id = await givenUser(db, { roles: ['Tax Officer'] });
    await enrol(id);
    await together(id, [
      giveRole('Governor'),
      `update users set email = 'officer@service.test', tax_office_id = 8 where id = $1`,
      `delete from second_factors where user_id = $1`,
      `update users set status = 'suspended' where id = $1`,
      `update users set status = 'active' where id = $1`,
    ]);
  });

  it('nothing that people do about themselves', async () => {
    const id = await givenUser(db, { roles: ['Admin'] });
    await enrol(id);
    await together(id, [
      `select set_config('portal.changed_by', $1, true)`,
      `update users set email = 'own@service.test' where id = $1`,
      `delete from second_factors where user_id = $1`,
    ]);
  });
});

describe('an approved proposal', () => {
  it('is used up by its transaction, for exactly what it asks', async () => {
    const id = await givenUser(db, { roles: ['Tax Officer'] });
    const change = await propose(id);
    await expect(together(id, [...approval(change), giveRole('Admin')])).rejects.toMatchObject(refused);
    const other = await givenUser(db, { roles: ['Tax Officer'] });
    await expect(together(other, [...approval(change), giveRole('SuperAdmin')])).rejects.toMatchObject(refused);
    await together(id, [...approval(change), giveRole('SuperAdmin')]);
    await together(id, [`delete from user_roles where user_id = $1 and role_name = 'SuperAdmin'`]);
    await expect(together(id, [giveRole('SuperAdmin')])).rejects.toMatchObject(refused);
  });

  it.each([
    ['without the step of its case', (change: string) => approval(change).slice(3), 'case'],
    [
      'by somebody else than who made the step',
      (change: string) => [...approval(change).slice(0, 3), approval(change, chief)[3] ?? ''],
      'case',
    ],
    ['by whoever proposed it', (change: string) => approval(change, chief), 'work_items_two_persons'],
  ])('is none %s', async (_what, statements, constraint) => {
    const id = await givenUser(db, { roles: ['Tax Officer'] });
    const expected = constraint.startsWith('work') ? constraint : `decider_changes_${constraint}`;
    await expect(together(id, statements(await propose(id)))).rejects.toMatchObject({ constraint: expected });
  });

  it('stays as it was proposed and decided', async () => {
    const id = await givenUser(db, { roles: ['Tax Officer'] });
    const change = await propose(id);
    const set = (what: string) => `update decider_changes set ${what} where id = '${change}'`;
    const stays = { constraint: 'decider_changes_stay' };
    await expect(together(id, [set(`asked = asked || '{"roleNames": ["Admin"]}'`)])).rejects.toMatchObject(stays);
    await together(id, approval(change));
    for (const what of [`state = 'refused'`, `decided_at = now() - interval '90 hours'`, `user_id = '${deputy}'`])
      await expect(together(id, [set(what)])).rejects.toMatchObject(stays);
    await expect(db.$client.query('delete from decider_changes')).rejects.toThrow('refused');
  });

  it('is proposed by a SuperAdmin, about somebody else, undecided', async () => {
    const [id, admin] = [await givenUser(db, { roles: ['Tax Officer'] }), await givenUser(db, { roles: ['Admin'] })];
    await expect(propose(id, asked, admin)).rejects.toMatchObject({ constraint: 'decider_changes_super_admins' });
    await expect(propose(chief, asked, chief)).rejects.toMatchObject({ constraint: 'decider_changes_others_check' });
    await expect(
      db.$client.query(
        `insert into decider_changes (change, user_id, asked, proposed_by, state, decided_by, decided_at)
         values ('second-factor', $1, '{"change": "second-factor"}', $2, 'approved', $3, now())`,
        [id, chief, deputy],
      ),
    ).rejects.toMatchObject({ constraint: 'decider_changes_begin' });
  });
});

it.each([
  ['founds_accounts', ['modules/ground/decider-changes/database/check_decider_change.function.sql']],
  [
    'founds_heads',
    [
      'modules/ground/mdas/database/guard_head_name.function.sql',
      'modules/ground/mdas/database/guard_revenue_head.function.sql',
    ],
  ],
])('no part of the application says %s', async (setting, guards) => {
  const says: string[] = [];
  const root = new URL('../../../../', import.meta.url).pathname;
  for await (const file of glob('**/*.{ts,sql}', { cwd: root }))
    if ((await readFile(`${root}${file}`, 'utf8')).includes(setting)) says.push(file);
  expect(says.filter((file) => !file.includes('.test.ts') && !file.startsWith('testing/')).sort()).toEqual(guards);
});
