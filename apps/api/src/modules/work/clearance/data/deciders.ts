import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Everybody with one of these roles who reaches the office of an application; without an office, whoever reaches all. */
export async function decidersOf(
  tx: Transaction,
  officeId: number | null,
  roles: readonly string[],
): Promise<readonly string[]> {
  const { people } = await tablesOf(tx)
    .selectNoFrom(sql<string[]>`people_of_office(${officeId}::smallint, ${[...roles]}::text[])`.as('people'))
    .executeTakeFirstOrThrow();
  return people;
}
