import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Whose certificates wait for months that this employer did not file. */
export function employeesWaitingFor(on: Runner, employerTpui: string) {
  return tablesOf(on)
    .selectFrom(
      sql<{ name: string; year: number }>`(select name, year from clearance_employees_waiting(${employerTpui}))`.as(
        'w',
      ),
    )
    .selectAll()
    .execute();
}
