import type { listWork, ParsedRequestOf } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
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
