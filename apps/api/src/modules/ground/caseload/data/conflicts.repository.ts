import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const mostListed = 200;

interface Reader {
  readonly userId: string;
  /** Whose people one sees besides oneself: those of every office, of one, or nobody's. */
  readonly leads: 'all' | number | null;
}

function conflictsIn(on: Runner, { userId, leads }: Reader) {
  return tablesOf(on)
    .selectFrom('declared_conflicts as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'c.tpui')
    .select(['c.id', 'c.user_id as userId', 'c.tpui', 't.name as taxpayer', 'c.reason', 'c.declared_at as declaredAt'])
    .select(sql<string>`person_name(u.first_name, u.last_name)`.as('officer'))
    .where('c.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('c.user_id', '=', userId),
        ...(leads === 'all' ? [eb.lit(true)] : leads === null ? [] : [eb('u.tax_office_id', '=', leads)]),
      ]),
    );
}

/** Those that last, the newest first. */
export function listConflictsOf(on: Runner, reader: Reader) {
  return conflictsIn(on, reader).orderBy('c.declared_at', 'desc').limit(mostListed).execute();
}

/** One that lasts and that this reader sees, held until the transaction ends. */
export function lockConflict(tx: Transaction, id: string, reader: Reader) {
  return conflictsIn(tx, reader).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}

export async function insertConflict(
  tx: Transaction,
  { userId, tpui, reason }: { readonly userId: string; readonly tpui: string; readonly reason: string },
): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('declared_conflicts')
    .values({ user_id: userId, tpui, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endConflictIn(
  tx: Transaction,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('declared_conflicts')
    .set({ ended_by: by, ended_at: sql<Date>`clock_timestamp()`, end_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Whether somebody declared a conflict with a taxpayer, under any of their numbers. */
export async function hasDeclaredConflict(on: Runner, userId: string, tpui: string): Promise<boolean> {
  const { is } = await tablesOf(on)
    .selectNoFrom(sql<boolean>`has_conflict(${userId}::uuid, ${tpui})`.as('is'))
    .executeTakeFirstOrThrow();
  return is;
}

/** Whether one of these people declared a conflict with the taxpayer that a case is about. */
export async function isConflicted(on: Runner, workId: string, people: readonly string[]): Promise<boolean> {
  const found = await tablesOf(on)
    .selectFrom('work_items as w')
    .select(
      sql<boolean>`exists (select from unnest(${sql.val([...people])}::uuid[]) p where has_conflict(p, w.tpui))`.as(
        'is',
      ),
    )
    .where('w.id', '=', workId)
    .where('w.tpui', 'is not', null)
    .executeTakeFirst();
  return found?.is === true;
}

/** Those of these people who declared a conflict with the taxpayer that a case is about. */
export async function conflictedOf(on: Runner, workId: string, people: readonly string[]): Promise<Set<string>> {
  const found = await tablesOf(on)
    .selectFrom('work_items as w')
    .select(
      sql<string[]>`array(select p from unnest(${sql.val([...people])}::uuid[]) p where has_conflict(p, w.tpui))`.as(
        'ids',
      ),
    )
    .where('w.id', '=', workId)
    .where('w.tpui', 'is not', null)
    .executeTakeFirst();
  return new Set(found?.ids);
}

/** Open cases about a taxpayer that somebody has. */
export function openCasesWith(tx: Transaction, userId: string, tpui: string) {
  return tablesOf(tx)
    .selectFrom('work_items as w')
    .select(['w.id', 'w.office_id as officeId'])
    .where('w.assignee_id', '=', userId)
    .where('w.closed_at', 'is', null)
    .where(sql<boolean>`w.tpui = any (reading.papers_of(reading.lead_of(${tpui})))`)
    .forUpdate('w')
    .execute();
}
