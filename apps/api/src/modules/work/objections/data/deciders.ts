import { taxOfficeRoles } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Everybody of an office who could still do something about a case of it. */
export async function decidersOf(tx: Transaction, officeId: number | null): Promise<readonly string[]> {
  const { people } = await tablesOf(tx)
    .selectNoFrom(
      sql<string[]>`people_of_office(${officeId}::smallint, ${sql.val([...taxOfficeRoles])}::text[])`.as('people'),
    )
    .executeTakeFirstOrThrow();
  return people;
}
