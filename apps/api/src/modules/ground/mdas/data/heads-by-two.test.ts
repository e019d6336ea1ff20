import { expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db } = await createTestDatabase();
const by = await givenUser(db, { roles: ['Admin'] });
const heads = async () => (await db.$client.query('select * from revenue_heads order by id')).rows;
const propose = (from: string) =>
  db.$client
    .query(
      `insert into revenue_head_changes (revenue_head_id, mda_id, code, name, is_active, from_day, reason, proposed_by)
       select id, mda_id, code, 'Another name', false, ${from}, 'A test of it', $1 from revenue_heads where id = 1 returning id`,
      [by],
    )
    .then(({ rows }) => rows[0].id as string);

it.each([
  `update revenue_heads set name = 'Another levy' where id = 1`,
  `update revenue_heads set is_active = false where id = 1`,
  `update revenue_heads set code = '12019999' where id = 1`,
  `update revenue_heads set mda_id = 2 where id = 1`,
  `insert into revenue_heads (code, name, mda_id, is_active, is_illustrative) values ('12019999', 'Own levy', 1, true, false)`,
])('the database refuses what no second person released: %s', async (statement) => {
  const before = await heads();
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint: 'revenue_heads_by_two' });
  expect(await heads()).toEqual(before);
});

it('a proposal is decided by its case alone, stays as it was made, and brings nothing into force by itself', async () => {
  const id = await propose('lagos_today() + 1');
  const before = await heads();
  const second = await givenUser(db, { roles: ['Admin'] });
  for (const [set, constraint] of [
    [`state = 'released', decided_by = '${second}', decided_at = now()`, 'revenue_head_changes_case'],
    [`name = 'A third name'`, 'revenue_head_changes_stay'],
    [`from_day = lagos_today()`, 'revenue_head_changes_stay'],
    [`applied_in = pg_current_xact_id()`, 'revenue_head_changes_stay'],
  ] as const)
    await expect(db.$client.query(`update revenue_head_changes set ${set} where id = $1`, [id])).rejects.toMatchObject({
      constraint,
    });
  await db.$client.query('select * from apply_head_changes()');
  await expect(db.$client.query('delete from revenue_head_changes where id = $1', [id])).rejects.toThrow();
  await expect(db.$client.query('delete from revenue_head_names where revenue_head_id = 1')).rejects.toThrow();
  expect(await heads()).toEqual(before);
});

it.each([
  `update revenue_head_names set name = 'Another past' where revenue_head_id = 1`,
  `update revenue_head_names set from_day = '2020-01-01' where revenue_head_id = 1`,
  `insert into revenue_head_names (revenue_head_id, from_day, name) values (1, '2020-01-01', 'Another past')`,
  `insert into revenue_head_names (revenue_head_id, from_day, name) values (1, lagos_today(), 'Another name')`,
])('the names of before stay: %s', async (statement) => {
  const names = async () => (await db.$client.query('select * from revenue_head_names order by 1, 2')).rows;
  const before = await names();
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint: 'revenue_head_names_kept' });
  expect(await names()).toEqual(before);
});

it('a name of one day is one, however often it was changed that day', async () => {
  await asFounded(db, `update revenue_heads set name = 'First of today' where id = 9`);
  await asFounded(db, `update revenue_heads set name = 'Last of today' where id = 9`);
  const { rows } = await db.$client.query(
    `select name from revenue_head_names where revenue_head_id = 9 and from_day = lagos_today()`,
  );
  expect(rows).toEqual([{ name: 'Last of today' }]);
});
