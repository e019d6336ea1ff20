import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { listClientsOf } from './representations.repository.ts';

interface DueRow {
  readonly client_id: string;
  readonly bills: number;
  readonly owed_kobo: number;
  readonly overdue_kobo: number;
  readonly next_due_on: string | null;
}

/** Whoever owes soonest comes first; who owes nothing, last and by name. */
export async function listDuesOf(db: Pick<Database, '$client'>, userId: string) {
  const [clients, rows] = await Promise.all([
    listClientsOf(db, userId),
    tablesOf(db)
      .selectFrom(sql<DueRow>`client_dues(${userId}::uuid)`.as('d'))
      .select(['d.client_id as clientId', 'd.bills', 'd.owed_kobo as owedKobo', 'd.overdue_kobo as overdueKobo'])
      .select('d.next_due_on as nextDueOn')
      .execute(),
  ]);
  const dues = new Map(rows.map((row) => [row.clientId, row]));
  return clients
    .flatMap(({ id, name, tpui, kind, rights }) => {
      const due = dues.get(id);
      return due ? [{ ...due, name, tpui, mayPay: rights.includes('bills'), isForAgent: kind === 'agent' }] : [];
    })
    .toSorted((one, other) => (one.nextDueOn ?? '9999').localeCompare(other.nextDueOn ?? '9999'));
}
