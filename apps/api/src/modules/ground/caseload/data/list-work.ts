import type { countWork, listWork, ParsedRequestOf, ResponseOf, WorkKindName } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type ListPage, readPage } from '../../../../platform/lists/read-page.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';
import type { WorkReach } from '../work-reach.ts';
import { type WorkRow, workColumnsOn, workTables } from './work.repository.ts';

type Query = ParsedRequestOf<typeof listWork>['query'];

interface Reader {
  /** Of Lagos. */
  readonly today: string;
  readonly userId: string;
  /** Whom this person stands in for today. */
  readonly coveredIds: readonly string[];
  readonly reach: WorkReach;
}

const sourceOn = (today: string): ListSource<WorkRow, Query['sortField']> => ({
  from: workTables,
  key: { column: sql`w.id`, type: 'uuid' },
  select: workColumnsOn(today),
  sorts: {
    // What has no end yet comes last.
    dueOn: { column: sql`coalesce(d.due_on, date '9999-12-31')`, type: 'date' },
    openedAt: { column: sql`w.opened_at`, type: 'timestamptz' },
    since: { column: sql`w.since`, type: 'timestamptz' },
    reference: { column: sql`w.reference`, type: 'text' },
  },
});

/** A page of the queue of whoever reads it. */
export async function readWorkQueue({ $client }: Database, query: Query, reader: Reader): Promise<ListPage<WorkRow>> {
  const client = await $client.connect();
  try {
    return await readPage(
      runQueryOn(client),
      sourceOn(reader.today),
      query,
      and(...reached(reader), ...asked(query, reader)),
    );
  } finally {
    client.release();
  }
}

/** Open cases by kind, the nearest legal day first. */
export async function countOpenWork(db: Database, reader: Reader): Promise<ResponseOf<typeof countWork>> {
  const { rows } = await db.execute<ResponseOf<typeof countWork>[number]>(
    sql`select w.kind, count(*)::int as open, count(*) filter (where w.assignee_id is null)::int as waiting,
        min(d.due_on) filter (where d.ended_at is null)::text as nearest
      from ${workTables} where ${and(sql`w.closed_at is null`, ...reached(reader))} group by w.kind order by nearest nulls last, w.kind`,
  );
  return rows;
}

/** Locks the one whose legal end is nearest among those that nobody has; what somebody else is taking is passed over. */
export async function lockNextWork(
  tx: Transaction,
  { kind, reader }: { readonly kind: WorkKindName | undefined; readonly reader: Reader },
): Promise<string | undefined> {
  const where = and(
    ...reached(reader),
    sql`w.closed_at is null and w.assignee_id is null`,
    // Whose taxpayer they declared a conflict with is never theirs.
    sql`not (w.tpui is not null and has_conflict(${reader.userId}::uuid, w.tpui))`,
    kind === undefined ? undefined : sql`w.kind = ${kind}`,
  );
  const { rows } = await tx.execute<{ id: string }>(
    sql`select w.id from ${workTables} where ${where}
      order by coalesce(d.due_on, date '9999-12-31'), w.opened_at, w.id limit 1 for update of w skip locked`,
  );
  return rows[0]?.id;
}

function reached({ reach }: Reader): (SQL | undefined)[] {
  const { kinds, offices } = reach;
  return [
    sql`w.kind = any (${sql.param([...kinds])}::text[])`,
    offices === 'all' ? undefined : sql`w.office_id = any (${sql.param([...offices])}::smallint[])`,
  ];
}

function asked({ kind, state, standing, officeId, assignee, criteria }: Query, reader: Reader): (SQL | undefined)[] {
  return [
    kind === undefined ? undefined : sql`w.kind = ${kind}`,
    state === undefined ? undefined : sql`w.state = ${state}`,
    standing === 'all' ? undefined : standing === 'open' ? sql`w.closed_at is null` : sql`w.closed_at is not null`,
    officeId === undefined ? undefined : sql`w.office_id = ${officeId}`,
    assignee === 'me' ? sql`w.assignee_id = ${reader.userId}` : undefined,
    assignee === 'nobody' ? sql`w.assignee_id is null` : undefined,
    assignee === 'covered' ? sql`w.assignee_id = any (${sql.param([...reader.coveredIds])}::uuid[])` : undefined,
    criteria === '' ? undefined : sql`starts_with(w.reference, upper(${criteria}))`,
  ];
}
