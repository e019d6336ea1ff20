import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface Placing {
  readonly reference: string;
  /** Undefined for what is known of the payer, 0 for none. */
  readonly taxOfficeId: number | undefined;
  readonly by: string;
}

interface Placed {
  /** `placed`, `same` or what stands in the way; null when there is no such bill. */
  readonly outcome: string | null;
  readonly fromId: number | null;
  readonly officeId: number | null;
}

/** Gives a bill its office; the database decides, with the bill locked. */
export async function placeBillOf(tx: Transaction, { reference, taxOfficeId, by }: Placing): Promise<Placed> {
  const placing = sql<{ outcome: string | null; from_id: number | null; office_id: number | null }>`
    place_bill(${reference}, ${taxOfficeId ?? null}::int, ${by}::uuid)`;
  return tablesOf(tx)
    .selectFrom(placing.as('placing'))
    .select(['placing.outcome', 'placing.from_id as fromId', 'placing.office_id as officeId'])
    .executeTakeFirstOrThrow();
}
