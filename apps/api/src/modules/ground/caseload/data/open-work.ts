import type { countWork, ResponseOf, WorkKindName } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { WorkReach } from '../work-reach.ts';

interface OpenWorkReader {
  readonly userId: string;
  readonly reach: WorkReach;
}

function openWork(on: Runner, { kinds, offices }: WorkReach) {
  const open = tablesOf(on)
    .selectFrom('work_items as w')
    .leftJoin('deadlines as d', 'd.id', 'w.deadline_id')
    .where('w.closed_at', 'is', null)
    .where('w.kind', '=', sql<string>`any (${sql.val([...kinds])}::text[])`);
  return offices === 'all'
    ? open
    : open.where('w.office_id', '=', sql<number>`any (${sql.val([...offices])}::smallint[])`);
}

/** Open cases by kind, the nearest legal day first. */
export async function countOpenWork(on: Runner, { reach }: OpenWorkReader): Promise<ResponseOf<typeof countWork>> {
  const rows = await openWork(on, reach)
    .select('w.kind')
    .select(({ ref }) => [
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where ${ref('w.assignee_id')} is null)::int`.as('waiting'),
      sql<string | null>`min(${ref('d.due_on')}) filter (where ${ref('d.ended_at')} is null)::text`.as('nearest'),
    ])
    .groupBy('w.kind')
    .orderBy(sql`nearest nulls last`)
    .orderBy('w.kind')
    .execute();
  return rows as ResponseOf<typeof countWork>;
}

/**
 * Locks the one whose legal end is nearest among those that nobody has; what somebody else is taking is passed over, and whose taxpayer the
 * reader declared a conflict with.
 */
export async function lockNextWork(
  tx: Transaction,
  { kind, reader }: { readonly kind: WorkKindName | undefined; readonly reader: OpenWorkReader },
): Promise<string | undefined> {
  let waiting = openWork(tx, reader.reach)
    .select('w.id')
    .where('w.assignee_id', 'is', null)
    .where(({ ref }) => sql<boolean>`has_conflict(${reader.userId}::uuid, ${ref('w.tpui')}) is not true`);
  if (kind !== undefined) waiting = waiting.where('w.kind', '=', kind);
  const next = await waiting
    .orderBy(({ ref }) => sql`coalesce(${ref('d.due_on')}, date '9999-12-31')`)
    .orderBy('w.opened_at')
    .orderBy('w.id')
    .limit(1)
    .forUpdate('w')
    .skipLocked()
    .executeTakeFirst();
  return next?.id;
}
