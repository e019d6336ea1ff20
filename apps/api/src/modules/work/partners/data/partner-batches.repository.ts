import type { PartnerBatch } from '@portal/contracts';
import { sql as drizzleSql } from 'drizzle-orm';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

interface BatchOwner {
  readonly expertSystemId: number;
  readonly engineCodeId: number;
  readonly keyId: string;
}

export interface RowProblem {
  readonly code: string;
  readonly detail: string;
  readonly errors: { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

type BatchOutcome = 'waiting' | 'raised' | 'existing' | 'refused';

/** The rows as they came, in one statement. Answers the id. */
export async function insertBatch(tx: Transaction, owner: BatchOwner, contents: readonly unknown[]): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('partner_batches')
    .values({
      ...{ expert_system_id: owner.expertSystemId, engine_code_id: owner.engineCodeId, key_id: owner.keyId },
      rows: contents.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into partner_batch_rows (batch_id, row, content, external_reference)
    select ${id}::uuid, n, bill, left(bill ->> 'externalReference', 64)
    from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality as listed (bill, n)`.execute(
    tablesOf(tx),
  );
  return id;
}

export async function ownerOfBatch(run: Runner, batchId: string): Promise<BatchOwner | undefined> {
  return tablesOf(run)
    .selectFrom('partner_batches')
    .select(['expert_system_id as expertSystemId', 'engine_code_id as engineCodeId', 'key_id as keyId'])
    .where('id', '=', batchId)
    .executeTakeFirst();
}

/** The next rows whose turn has come; nobody else takes them until the transaction ends. */
export async function takeRows(tx: Transaction, batchId: string, most: number) {
  return tablesOf(tx)
    .selectFrom('partner_batch_rows')
    .select(['row', 'content'])
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'waiting')
    .orderBy('row')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function settleRow(
  tx: Transaction,
  { batchId, row }: { readonly batchId: string; readonly row: number },
  settled:
    | { readonly outcome: 'raised' | 'existing'; readonly billReference: string }
    | { readonly outcome: 'refused'; readonly problem: RowProblem },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_batch_rows')
    .set({
      ...{ outcome: settled.outcome, content: null },
      ...(settled.outcome === 'refused'
        ? { problem: JSON.stringify(settled.problem) }
        : { bill_reference: settled.billReference }),
    })
    .where('batch_id', '=', batchId)
    .where('row', '=', row)
    .execute();
}

/** When no row waits any more. */
export async function finishBatch(db: Database, batchId: string): Promise<void> {
  await tablesOf(db)
    .updateTable('partner_batches')
    .set({ finished_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', batchId)
    .where('finished_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_batch_rows')
            .select('row')
            .where('batch_id', '=', batchId)
            .where('outcome', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}

/** As far as it is; undefined when the reader has no such batch. */
export async function readBatch(run: RunQuery, batchId: string): Promise<PartnerBatch | undefined> {
  const [found] = await run<
    Omit<PartnerBatch, 'state' | 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null }
  >(
    drizzleSql`select b.id, b.rows, b.created_at as "createdAt", b.finished_at as "finishedAt",
        count(*) filter (where r.outcome = 'raised')::int as raised, count(*) filter (where r.outcome = 'existing')::int as existing,
        count(*) filter (where r.outcome = 'refused')::int as refused
      from partner_batches b join partner_batch_rows r on r.batch_id = b.id where b.id = ${batchId} group by b.id`,
  );
  if (!found) return undefined;
  const { createdAt, finishedAt, ...rest } = found;
  return {
    ...rest,
    state: finishedAt ? 'done' : 'processing',
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export interface BatchRow {
  readonly row: number;
  readonly externalReference: string | null;
  readonly outcome: BatchOutcome;
  readonly billReference: string | null;
  readonly problem: RowProblem | null;
}

export function pageOfRows(
  run: RunQuery,
  {
    batchId,
    after,
    limit,
    outcome,
  }: {
    readonly batchId: string;
    readonly after: number;
    readonly limit: number;
    readonly outcome?: BatchOutcome | undefined;
  },
): Promise<readonly BatchRow[]> {
  return run<BatchRow>(
    drizzleSql`select row, external_reference as "externalReference", outcome, bill_reference as "billReference", problem
      from partner_batch_rows where batch_id = ${batchId} and row > ${after} and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
      order by row limit ${limit}`,
  );
}
