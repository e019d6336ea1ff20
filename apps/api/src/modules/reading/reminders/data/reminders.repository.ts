import type { ReminderQuestion, ReminderStage } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { DutyOfList } from './duties-of-list.ts';

interface ListedRow {
  readonly tpui: string;
  readonly kind: string;
  readonly period_from: string;
  readonly due_on: string;
}

const listed = (duties: readonly DutyOfList[]) =>
  sql<ListedRow>`unnest(
    ${duties.map(({ tpui }) => tpui)}::text[], ${duties.map(({ kind }) => kind)}::text[],
    ${duties.map(({ periodFrom }) => periodFrom)}::date[], ${duties.map(({ dueOn }) => dueOn)}::date[])`.as<'a'>(
    sql`a (tpui, kind, period_from, due_on)`,
  );

/** Of the rows of a list: who was reminded at this stage, and how the others would be reached. */
export function reachOf(on: Runner, duties: readonly DutyOfList[], stage: ReminderStage) {
  const reached = (how: string) =>
    sql<number>`count(*) filter (where r.id is null and reading.reach_of_taxpayer(a.tpui) = ${how})::int`;
  return tablesOf(on)
    .selectFrom(listed(duties))
    .leftJoin('reminders as r', (join) =>
      join
        .onRef('r.tpui', '=', 'a.tpui')
        .onRef('r.kind', '=', 'a.kind')
        .onRef('r.period_from', '=', 'a.period_from')
        .on('r.stage', '=', stage),
    )
    .select([
      sql<number>`count(r.id)::int`.as('alreadyReminded'),
      reached('told').as('told'),
      reached('opted-out').as('optedOut'),
      reached('no-contact').as('noContact'),
    ])
    .executeTakeFirstOrThrow();
}

interface ToSend {
  readonly duties: readonly DutyOfList[];
  readonly stage: ReminderStage;
  readonly question: ReminderQuestion;
  readonly userId: string;
  readonly at: Date;
}

/** The run and its rows: what was reminded at this stage before is left out. */
export async function insertRun(on: Runner, { duties, stage, question, userId, at }: ToSend) {
  const { id } = await tablesOf(on)
    .insertInto('reminder_runs')
    .values({ stage, question: JSON.stringify(question), duties: duties.length, asked_by: userId, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tablesOf(on)
    .insertInto('reminders')
    .columns(['run_id', 'tpui', 'kind', 'period_from', 'due_on', 'stage'])
    .expression((from) =>
      from
        .selectFrom(listed(duties))
        .select([sql<string>`${id}::uuid`.as('run_id'), 'a.tpui', 'a.kind', 'a.period_from', 'a.due_on'])
        .select(sql<string>`${stage}::text`.as('stage'))
        .orderBy('a.tpui')
        .orderBy('a.kind')
        .orderBy('a.period_from'),
    )
    .onConflict((conflict) => conflict.columns(['tpui', 'kind', 'period_from', 'stage']).doNothing())
    .returning('id')
    .execute();
  return { id, added: added.length };
}

type Reach = 'told' | 'opted-out' | 'no-contact';
/** `filed-meanwhile`: or excused, or ended, before its turn came. */
type Outcome = Reach | 'filed-meanwhile';

export interface WaitingReminder extends DutyOfList {
  readonly id: string;
  readonly reach: Reach;
  /** It is still expected. */
  readonly isOpen: boolean;
}

/** The oldest that wait, held until the transaction ends; another worker takes others. */
export function takeWaiting(on: Runner, most: number): Promise<readonly WaitingReminder[]> {
  return tablesOf(on)
    .selectFrom('reminders as t')
    .select(['t.id', 't.tpui', 't.kind', 't.period_from as periodFrom', 't.due_on as dueOn'])
    .select([
      sql<Reach>`reading.reach_of_taxpayer(t.tpui)`.as('reach'),
      sql<boolean>`exists (select from reading.obligations o where o.tpui = t.tpui and o.kind = t.kind
        and o.period_from = t.period_from and o.state = 'expected')`.as('isOpen'),
    ])
    .where('t.outcome', '=', 'waiting')
    .orderBy('t.run_id')
    .orderBy('t.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function settleReminder(on: Runner, id: string, outcome: Outcome, at: Date): Promise<void> {
  await tablesOf(on).updateTable('reminders').set({ outcome, settled_at: at }).where('id', '=', id).execute();
}

/** Runs of which nobody waits any more. */
export async function finishRuns(on: Runner, at: Date): Promise<void> {
  await tablesOf(on)
    .updateTable('reminder_runs')
    .set({ finished_at: at })
    .where('finished_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders as w')
            .select('w.id')
            .whereRef('w.run_id', '=', 'reminder_runs.id')
            .where('w.outcome', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}

/** A run of whoever asks, with what became of its rows. */
export function runOf(on: Runner, id: string, userId: string) {
  const became = (outcome: string) => sql<number>`count(*) filter (where w.outcome = ${outcome})::int`;
  return tablesOf(on)
    .selectFrom('reminder_runs as r')
    .leftJoin('reminders as w', 'w.run_id', 'r.id')
    .select(({ ref }) => [
      ref('r.stage').$castTo<ReminderStage>().as('stage'),
      'r.asked_at as askedAt',
      sql<boolean>`r.finished_at is not null`.as('isDone'),
      sql<number>`count(w.id)::int`.as('duties'),
      became('told').as('told'),
      became('opted-out').as('optedOut'),
      became('no-contact').as('noContact'),
      became('filed-meanwhile').as('filedMeanwhile'),
      became('waiting').as('waiting'),
    ])
    .where('r.id', '=', id)
    .where('r.asked_by', '=', userId)
    .groupBy('r.id')
    .executeTakeFirst();
}
