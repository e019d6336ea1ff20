import { enforcementStates } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startEnforcement } from './testing/enforcement-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startEnforcement(db, owner);
const { standing, step, move, pay, query, manager, director, legal, today } = app;

/** A case that stands there, and one more for each way it ends. */
async function caseIn(state: (typeof enforcementStates)[number]): Promise<string> {
  if (state === 'withdrawn') {
    const { id } = await standing('opened');
    await move(id, 'refuse', legal, 'It was not served well');
    return id;
  }
  if (state === 'cancelled') {
    const given = await standing('opened');
    await pay(given);
    await app.follow();
    return given.id;
  }
  if (state === 'released') {
    const { id } = await standing('held');
    await step(id, 'release', { receivedBy: 'The owner', reason: 'Goods of another' }, manager);
    return id;
  }
  if (state === 'closed') {
    const { id } = await standing('sold');
    await step(id, 'surplus', { returnedOn: today, proof: 'Transfer 881' }, director);
    return id;
  }
  return (await standing(state)).id;
}

it.each(enforcementStates)('from %s it goes nowhere beside the steps of its case', async (from) => {
  const id = await caseIn(from);
  expect(await query('select state from enforcements where id = $1', [id])).toEqual([{ state: from }]);
  for (const to of enforcementStates.filter((state) => state !== from)) {
    const refusal = await query(
      `update enforcements set state = $2, checked_by = coalesce(checked_by, $3), checked_at = coalesce(checked_at, now()),
         opinion = case opinion when '' then 'Fine' else opinion end where id = $1`,
      [id, to, legal],
    ).then(
      () => 'moved',
      (error: { constraint?: string }) => error.constraint,
    );
    expect([to, refusal]).toEqual([to, expect.stringMatching(/^enforcements_(facts_fixed|move_by_steps)$/)]);
  }
  await expect(query('delete from enforcements where id = $1', [id])).rejects.toThrow();
});

it('never stands elsewhere than its case: a step that brings no facts does not commit', async () => {
  for (const [from, made, by] of [
    ['checked', 'note-order', manager],
    ['ordered', 'plan', manager],
    ['approved', 'depart', manager],
    ['departed', 'execute', manager],
  ] as const) {
    const { id } = await standing(from);
    await expect(
      query(
        `insert into work_steps (item_id, number, move, user_id, at) select w.id, w.version + 1, $2, $3, now() from work_items w where subject = $1`,
        [`enforcement:${id}`, made, by],
      ),
    ).rejects.toMatchObject({ constraint: 'enforcements_are_work' });
  }
});

it('has no visit without an order that two persons compared', async () => {
  const { id } = await standing('noted');
  const planned = (order: string) =>
    query(
      `insert into enforcement_visits (enforcement_id, order_id, place, is_dwelling, will_seal, will_take, will_search, starts_at, ends_at, witness, planned_by)
       select $1, ${order}, place, false, true, false, false, ($2 || 'T10:00+01:00')::timestamptz, ($2 || 'T12:00+01:00')::timestamptz, 'Ward head', $3
       from enforcement_orders where enforcement_id = $1`,
      [id, today, manager],
    );
  await expect(planned('null')).rejects.toMatchObject({ constraint: 'enforcement_visits_ordered' });
  await expect(planned('id')).rejects.toMatchObject({ constraint: 'enforcement_visits_ordered' });
  await expect(planned('gen_random_uuid()')).rejects.toMatchObject({ constraint: 'enforcement_visits_ordered' });
  await expect(
    query('update enforcement_orders set compared_by = noted_by, compared_at = now() where enforcement_id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'enforcement_orders_two_persons_check' });
});

it('what was written stays: order, plan, team and inventory', async () => {
  const { id } = await standing('held');
  const visit = '(select visit_id from enforcements where id = $1)';
  for (const change of [
    'update enforcement_orders set may_search = false where enforcement_id = $1',
    "update enforcement_visits set place = 'Elsewhere' where enforcement_id = $1",
    'update enforcement_visits set costs_kobo = 1 where enforcement_id = $1',
    `update enforcement_team set badge = 'Other' where visit_id = ${visit}`,
    `update enforcement_goods set value_kobo = 1 where visit_id = ${visit}`,
    `delete from enforcement_photos where visit_id = ${visit}`,
    `insert into enforcement_goods (visit_id, position, what, kind, value_kobo, kept_at) select ${visit}, 9, 'More', 'goods', 1, 'Store'`,
  ])
    await expect(query(change, [id]), change).rejects.toThrow();
});
