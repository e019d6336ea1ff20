import {
  type listOwnRequests,
  type ParsedRequestOf,
  requestKinds,
  type WorkKindName,
  workKindOf,
} from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, presentPage, readList } from '../../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../../platform/lists/waiting-first.ts';
import { type WorkRow, workColumnsOn, workTables } from './work.repository.ts';

interface OwnRequestRow extends WorkRow {
  readonly answer: string | null;
  readonly canWithdraw: boolean;
}

type Query = ParsedRequestOf<typeof listOwnRequests>['query'];
type Row = Omit<OwnRequestRow, 'canWithdraw'>;

const kinds = sql.param([...requestKinds]);
const sourceOn = (today: string): ListSource<Row, Query['sortField']> => ({
  from: workTables,
  key: { column: sql`w.id`, type: 'uuid' },
  select: {
    ...workColumnsOn(today),
    answer: sql`case when w.closed_at is not null then (select s.reason from work_steps s where s.item_id = w.id order by s.number desc limit 1) end`,
  },
  sorts: { waiting: waitingFirst(sql`w.closed_at is null`, sql`w.opened_at`) },
});

/** Open ones first, the oldest at the top; then the newest. */
export async function readOwnRequests(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  tpui: string,
  { billReference, ...query }: Query,
): Promise<Listed<OwnRequestRow>> {
  const where = and(
    sql`w.tpui = any (reading.papers_of(${tpui})) and w.kind = any (${kinds}::text[])`,
    when(billReference, (reference) => sql`w.reference = ${reference}`),
  );
  const page = await readList(db, sourceOn(dayOf(clock.now())), query, where);
  return presentPage(page, (row) => ({ ...row, canWithdraw: mayWithdraw(row.kind, row.state) }));
}

/** The kind of a case of this taxpayer's own asking; undefined when there is none of them. */
export async function findOwnRequest(tx: Transaction, id: string, tpui: string): Promise<WorkKindName | undefined> {
  const { rows } = await tx.execute<{ kind: WorkKindName }>(
    sql`select kind from work_items where id = ${id} and tpui = any (reading.papers_of(${tpui})) and kind = any (${kinds}::text[])`,
  );
  return rows[0]?.kind;
}

function mayWithdraw(kind: WorkKindName, state: string): boolean {
  const move = workKindOf(kind).moves.withdraw;
  return move?.from.includes(state) === true && move.by.includes('system');
}
