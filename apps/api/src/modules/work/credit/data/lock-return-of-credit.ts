import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Nobody files the return of a credit again until the transaction ends; of another credit nothing is locked. */
export async function lockReturnOfCredit(on: Runner, id: string): Promise<void> {
  await tablesOf(on).selectNoFrom(sql`lock_return_of_credit(${id}::uuid)`.as('locked')).execute();
}
