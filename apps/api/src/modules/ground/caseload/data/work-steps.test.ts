import { randomUUID } from 'node:crypto';
import {
  type AskedMove,
  decideMove,
  type MoveRefusal,
  type WorkKind,
  type WorkPerson,
  type WorkStep,
  workKinds,
} from '@portal/contracts';
import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenCasePeople } from '../testing/case-people.ts';
import { givenVisitKind, visitKind } from '../testing/visit-kind.ts';

const { db, owner } = await createTestDatabase();
await givenVisitKind(owner);
const actors = await givenCasePeople(db);
const kinds: Readonly<Record<string, WorkKind>> = { ...workKinds, visit: visitKind };
type Actor = WorkPerson | 'system';

interface Work {
  readonly id: string;
  readonly kind: WorkKind;
  state: string;
  readonly steps: WorkStep[];
}

const constraints: Readonly<Record<string, MoveRefusal>> = {
  work_items_legal_moves: 'not-from-here',
  work_items_who: 'not-yours',
  work_items_proposer: 'not-proposer',
  work_items_waits: 'waits',
  work_items_of_maker: 'of-your-maker',
  work_items_two_persons: 'same-person',
  work_items_reason: 'reason-missing',
  work_items_document: 'document-missing',
};
const constraintOf = new Map(Object.entries(constraints).map(([constraint, refusal]) => [refusal, constraint]));

const stepOf = (move: string, actor: Actor): WorkStep =>
  actor === 'system' ? { move, userId: null } : { move, userId: actor.userId, onBehalfOf: actor.onBehalfOf ?? null };

async function stepIn(client: pg.ClientBase, id: string, asked: AskedMove, actor: Actor): Promise<string> {
  const { userId, onBehalfOf } = stepOf(asked.move, actor);
  const { rows } = await client.query<{ state: string }>(
    `insert into work_steps (item_id, number, move, to_state, user_id, on_behalf_of, reason, document) values
       ($1, (select version + 1 from work_items where id = $1), $2, '', $3, $4, $5, $6)
     returning to_state as state`,
    [id, asked.move, userId, onBehalfOf ?? null, asked.reason ?? null, asked.document ?? null],
  );
  return rows[0]?.state ?? '';
}

async function opened(client: pg.ClientBase, name: string, opener?: Actor): Promise<Work> {
  const kind = kinds[name] ?? expect.fail('no such kind');
  const by =
    opener ??
    actors.find((actor) =>
      kind.openedBy.some((one) =>
        (actor === 'system' ? [actor] : [actor.role, ...actor.capacities]).some((as) => as === one),
      ),
    ) ??
    'system';
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `insert into work_items (kind, state, subject, reference, office_id) values ($1, $2, $3, 'T', 6) returning id`,
    [name, kind.begins, randomUUID()],
  );
  const id = rows[0]?.id ?? '';
  await stepIn(client, id, { move: 'open' }, by);
  await client.query('commit');
  return { id, kind, state: kind.begins, steps: [stepOf('open', by)] };
}

/** What the database says to a move; with `keep` it is made. */
async function saidOf(client: pg.ClientBase, work: Work, asked: AskedMove, actor: Actor, keep: boolean) {
  await client.query('begin');
  try {
    const to = await stepIn(client, work.id, asked, actor);
    await client.query(keep ? 'commit' : 'rollback');
    return { to };
  } catch (error) {
    await client.query('rollback');
    const { constraint = '' } = error as { constraint?: string };
    return { refusal: constraints[constraint] ?? constraint };
  }
}

/** A case in each state that can be reached, by lawful moves. */
async function casesInEveryState(client: pg.ClientBase, name: string): Promise<Work[]> {
  const given = { reason: 'Because', document: 'cases/1' };
  const kind = kinds[name] ?? expect.fail('no such kind');
  const paths = new Map<string, string[]>([[kind.begins, []]]);
  for (const [state, path] of paths) {
    for (const [move, { from, to }] of Object.entries(kind.moves)) {
      if (from.includes(state) && !paths.has(to)) paths.set(to, [...path, move]);
    }
  }
  const found: Work[] = [];
  for (const path of paths.values()) {
    const work = await opened(client, name);
    for (const move of path) {
      const actor =
        actors.find((one) => 'to' in decideMove(kind, work, one, { move, ...given })) ??
        expect.fail(`nobody may ${move}`);
      const said = await saidOf(client, work, { move, ...given }, actor, true);
      work.state = 'to' in said ? said.to : expect.fail(said.refusal);
      work.steps.push(stepOf(move, actor));
    }
    found.push(work);
  }
  return found;
}

async function withClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** One move asked of one case, with the contract's answer in the database's words. */
interface AskedStep {
  readonly item: string;
  readonly move: string;
  readonly user: string | null;
  readonly behalf: string | null;
  readonly reason: string | null;
  readonly document: string | null;
  readonly answer: string;
}

function askedSteps(work: Work): AskedStep[] {
  return [...Object.keys(work.kind.moves), 'open', 'fly'].flatMap((move) =>
    actors.flatMap((actor) =>
      [{}, { reason: ' ' }, { reason: 'Because' }, { reason: 'Because', document: 'cases/1' }].map((given) => {
        const asked: AskedMove = { move, ...given };
        const decided = decideMove(work.kind, work, actor, asked);
        const { userId, onBehalfOf } = stepOf(move, actor);
        return {
          ...{ item: work.id, move, user: userId, behalf: onBehalfOf ?? null },
          ...{ reason: asked.reason ?? null, document: asked.document ?? null },
          answer: 'to' in decided ? `to ${decided.to}` : (constraintOf.get(decided.refusal) ?? decided.refusal),
        };
      }),
    ),
  );
}

/** Asks the database for each step inside itself, undoes each, and says how many it asked and which it answers otherwise. */
async function walked(client: pg.ClientBase, steps: readonly AskedStep[]) {
  const { rows } = await client.query<{ asked: number; otherwise: unknown[] }>(
    'select asked, otherwise from walked_work_steps($1)',
    [JSON.stringify(steps)],
  );
  return rows[0] ?? expect.fail('no answer');
}

// A round trip for each of 45,000 steps was a minute and a half of the tests.
await owner.$client.query(`
  create function walked_work_steps(steps jsonb, out asked int, out otherwise jsonb) language plpgsql as $$
  declare
    step jsonb;
    said text;
  begin
    asked := 0;
    otherwise := '[]';
    for step in select value from jsonb_array_elements(steps) loop
      asked := asked + 1;
      begin
        insert into work_steps (item_id, number, move, to_state, user_id, on_behalf_of, reason, document)
          values ((step->>'item')::uuid, (select version + 1 from work_items where id = (step->>'item')::uuid), step->>'move', '', (step->>'user')::uuid, (step->>'behalf')::uuid,
            step->>'reason', step->>'document')
          returning 'to ' || to_state into said;
        raise exception 'undone' using errcode = 'TEST1';
      exception
        when sqlstate 'TEST1' then null;
        when others then
          get stacked diagnostics said = constraint_name;
          if said = '' then raise; end if;
      end;
      if said is distinct from step->>'answer' then
        otherwise := otherwise || (step || jsonb_build_object('said', said));
      end if;
    end loop;
  end $$;
  grant execute on function walked_work_steps to portal_server;
`);

describe.each(Object.keys(kinds))('a case of the kind %s', (name) => {
  it('moves in the database exactly as the contract says: every state, every move, every person', async () => {
    await withClient(async (client) => {
      const works = await casesInEveryState(client, name);
      expect(works.map(({ state }) => state).sort()).toEqual(Object.keys(kinds[name]?.states ?? {}).sort());
      // State by state: the steps of a kind with many states are more than one statement has time for.
      for (const steps of works.map(askedSteps))
        expect(await walked(client, steps)).toEqual({ asked: steps.length, otherwise: [] });
    });
  });
});

it('says which steps the database answers otherwise than the contract, and has made none of them', async () => {
  await withClient(async (client) => {
    const [work] = await casesInEveryState(client, 'visit');
    const steps = askedSteps(work ?? expect.fail('no case'));
    const lawful = steps.find(({ answer }) => answer.startsWith('to ')) ?? expect.fail('no lawful step');
    const refused = steps.find(({ answer }) => !answer.startsWith('to ')) ?? expect.fail('no refused step');
    const wrong = [
      { ...lawful, answer: refused.answer },
      { ...refused, answer: lawful.answer },
    ];
    expect(await walked(client, [lawful, refused, ...wrong, lawful])).toEqual({
      asked: 5,
      otherwise: [
        { ...wrong[0], said: lawful.answer },
        { ...wrong[1], said: refused.answer },
      ],
    });
  });
});

it('takes long ways too as the contract does', async () => {
  const anActor = fc.constantFrom(...actors);
  const asked = fc.record(
    {
      move: fc.constantFrom(...Object.keys(visitKind.moves)),
      reason: fc.constantFrom('', 'Because'),
      document: fc.constantFrom('', 'd'),
    },
    { requiredKeys: ['move'] },
  );
  const openers = actors.filter(
    (actor) => actor === 'system' || ['Tax Officer', 'Tax Office Manager'].includes(actor.role),
  );
  await withClient((client) =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...openers),
        fc.array(fc.tuple(asked, anActor), { maxLength: 30 }),
        async (opener, moves) => {
          const work = await opened(client, 'visit', opener);
          for (const [move, actor] of moves) {
            const decided = decideMove(visitKind, work, actor, move);
            expect(await saidOf(client, work, move, actor, true)).toEqual(decided);
            if ('refusal' in decided) continue;
            work.state = decided.to;
            work.steps.push(stepOf(move.move, actor));
          }
          const { rows } = await client.query('select state, version from work_items where id = $1', [work.id]);
          expect(rows).toEqual([{ state: work.state, version: work.steps.length }]);
        },
      ),
      { numRuns: 60 },
    ),
  );
}, 60_000);

describe('the database', () => {
  const refused = (sql: string, values: unknown[] = []) =>
    db.$client.query(sql, values).then(
      () => 'taken',
      ({ constraint }: { constraint?: string }) => constraint,
    );

  it('knows no case that nobody opened, and none that begins elsewhere', async () => {
    const insert = (state: string) =>
      refused(`insert into work_items (kind, state, subject, reference) values ('holiday-release', $1, $1, 'T')`, [
        state,
      ]);
    expect(await insert('proposed')).toBe('work_items_opened');
    expect(await insert('released')).toBe('work_items_begin');
  });

  it('moves no case without a step, gives none without an assignment, and forgets nothing', async () => {
    const { id } = await withClient((client) => opened(client, 'visit'));
    const update = (set: string) => refused(`update work_items set ${set} where id = $1`, [id]);
    expect(await update(`state = 'made'`)).toBe('work_items_moves_by_steps');
    expect(await update(`version = 7`)).toBe('work_items_moves_by_steps');
    expect(await update(`closed_at = now()`)).toBe('work_items_moves_by_steps');
    expect(await update(`office_id = 7`)).toBe('work_items_facts_fixed');
    const officer = await givenUser(db, { roles: ['Tax Officer'], taxOfficeId: 6 });
    expect(await update(`assignee_id = '${officer}'`)).toBe('work_items_given_by_assignments');
    expect(await refused('delete from work_items where id = $1', [id])).toBe('work_items_append_only');
    expect(await refused('update work_steps set user_id = null where item_id = $1', [id])).toBe(
      'work_steps_append_only',
    );
    expect(await refused('delete from work_steps')).toBe('work_steps_append_only');
  });

  it('lets nobody of another office, and nobody suspended, move or have a case', async () => {
    const { id } = await withClient((client) => opened(client, 'visit', 'system'));
    const people = {
      elsewhere: await givenUser(db, { roles: ['Tax Officer'], taxOfficeId: 7 }),
      suspended: await givenUser(db, { roles: ['Tax Office Manager'], taxOfficeId: 6 }),
    };
    await db.$client.query(`update users set status = 'suspended' where id = $1`, [people.suspended]);
    const assign = (to: string) =>
      refused('insert into work_assignments (item_id, assignee_id, assigned_by) values ($1, $2, $3)', [id, to, chief]);
    const chief = await givenUser(db, { roles: ['Tax Office Director'] });
    for (const person of Object.values(people)) expect(await assign(person)).toBe('work_items_assignee');
    const directly = (userId: string, state = 'ordered') =>
      withClient(async (client) => {
        const work = (await casesInEveryState(client, 'visit')).find((one) => one.state === state);
        const actor = { userId, role: 'Tax Officer', capacities: [] };
        return saidOf(client, work ?? expect.fail(), { move: 'make', reason: 'Because', document: 'd' }, actor, false);
      });
    expect(await directly(people.elsewhere)).toEqual({ refusal: 'work_items_reach' });
    expect(await directly(people.suspended)).toEqual({ refusal: 'not-yours' });
  });

  it('lets nobody stand in without cover, of another house, for a higher role, or after it ended', async () => {
    const [manager, officer, admin, elsewhere] = [
      await givenUser(db, { roles: ['Tax Office Manager'], taxOfficeId: 6 }),
      await givenUser(db, { roles: ['Tax Officer'], taxOfficeId: 6 }),
      await givenUser(db, { roles: ['Admin'] }),
      await givenUser(db, { roles: ['Tax Office Manager'], taxOfficeId: 7 }),
    ];
    const cover = (coverId: string, absentId: string, until = 1) =>
      refused(
        `insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by) values ($1, $2, (now() at time zone 'Africa/Lagos')::date - 9, (now() at time zone 'Africa/Lagos')::date + $3::int, $1)`,
        [absentId, coverId, until],
      );
    for (const wrong of [officer, admin]) expect(await cover(wrong, manager)).toBe('work_covers_suitable');
    expect(await cover(manager, manager)).toBe('work_covers_suitable');
    const make = () =>
      withClient(async (client) => {
        const work = (await casesInEveryState(client, 'visit')).find(({ state }) => state === 'ordered');
        const actor = { userId: elsewhere, role: 'Tax Office Manager', capacities: [], onBehalfOf: manager };
        return saidOf(client, work ?? expect.fail(), { move: 'make', reason: 'Because', document: 'd' }, actor, false);
      });
    expect(await make()).toEqual({ refusal: 'work_items_cover' });
    expect(await cover(elsewhere, manager, -1)).toBe('taken');
    expect(await make()).toEqual({ refusal: 'work_items_cover' });
    expect(await cover(elsewhere, manager)).toBe('taken');
    expect(await make()).toEqual({ to: 'made' });
    await db.$client.query('update work_covers set ended_at = now(), ended_by = absent_id where absent_id = $1', [
      manager,
    ]);
    expect(await make()).toEqual({ refusal: 'work_items_cover' });
    expect(
      await refused('update work_covers set ended_at = null, ended_by = null where absent_id = $1', [manager]),
    ).toBe('work_covers_stay');
  });

  it('gives capacities to Directors alone, and they end with that role', async () => {
    const chief = await givenUser(db, { roles: ['SuperAdmin'] });
    const give = (userId: string, by = chief) =>
      asFounded(db, `insert into work_capacities (user_id, capacity, given_by) values ($1, 'headquarters', $2)`, [
        userId,
        by,
      ]).then(
        () => 'taken',
        ({ constraint }: { constraint?: string }) => constraint,
      );
    const manager = await givenUser(db, { roles: ['Tax Office Manager'] });
    const director = await givenUser(db, { roles: ['Tax Office Director'] });
    expect(await give(manager)).toBe('work_capacities_suitable');
    expect(await give(director, manager)).toBe('work_capacities_suitable');
    expect(await give(director)).toBe('taken');
    const acts = async () =>
      (await db.$client.query(`select acts_as($1, '{headquarters}') as may`, [director])).rows[0]?.may;
    expect(await acts()).toBe(true);
    await db.$client.query(`update user_roles set role_name = 'Tax Officer' where user_id = $1`, [director]);
    expect(await acts()).toBe(false);
  });
});
