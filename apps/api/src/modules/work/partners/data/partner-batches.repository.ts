import type { PartnerBatch } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

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
  const listed = sql<{
    bill: unknown;
    n: number;
  }>`jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality`;
  await tablesOf(tx)
    .insertInto('partner_batch_rows')
    .columns(['batch_id', 'row', 'content', 'external_reference'])
    .expression((eb) =>
      eb
        .selectFrom(listed.as<'l'>(sql`l (bill, n)`))
        .select(({ ref }) => [
          sql<string>`${id}::uuid`.as('batch_id'),
          ref('l.n').as('row'),
          ref('l.bill').$castTo<string>().as('content'),
          sql<string | null>`left(${ref('l.bill')} ->> 'externalReference', 64)`.as('external_reference'),
        ]),
    )
    .execute();
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
export async function readBatch(tables: Kysely<Schema>, batchId: string): Promise<PartnerBatch | undefined> {
  const found = await tables
    .selectFrom('partner_batches as b')
    .innerJoin('partner_batch_rows as r', 'r.batch_id', 'b.id')
    .select(['b.id', 'b.rows', 'b.created_at as createdAt', 'b.finished_at as finishedAt'])
    .select(({ ref }) =>
      (['raised', 'existing', 'refused'] as const).map((outcome) =>
        sql<number>`count(*) filter (where ${ref('r.outcome')} = ${outcome})::int`.as(outcome),
      ),
    )
    .where('b.id', '=', batchId)
    .groupBy('b.id')
    .executeTakeFirst();
  if (!found) return undefined;
  const { createdAt, finishedAt, ...rest } = found;
  return {
    ...rest,
    state: finishedAt ? 'done' : 'processing',
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** In the order of the batch. */
export async function pageOfRows(
  tables: Kysely<Schema>,
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
) {
  return await tables
    .selectFrom('partner_batch_rows')
    .select(['row', 'external_reference as externalReference', 'bill_reference as billReference'])
    .select(({ ref }) => [
      ref('outcome').$castTo<BatchOutcome>().as('outcome'),
      ref('problem').$castTo<RowProblem | null>().as('problem'),
    ])
    .where('batch_id', '=', batchId)
    .where('row', '>', after)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'waiting'))
    .orderBy('row')
    .limit(limit)
    .execute();
}
