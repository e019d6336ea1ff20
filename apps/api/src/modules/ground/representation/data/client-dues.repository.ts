import type { Database } from '../../../../platform/db/database.ts';
import { listClientsOf } from './representations.repository.ts';

interface DueRow {
  readonly clientId: string;
  readonly bills: number;
  readonly owedKobo: number;
  readonly overdueKobo: number;
  readonly nextDueOn: string | null;
}

/** Whoever owes soonest comes first; who owes nothing, last and by name. Clients one may only prepare returns for are left out. */
export async function listDuesOf(db: Pick<Database, '$client'>, userId: string) {
  const [clients, { rows }] = await Promise.all([
    listClientsOf(db, userId),
    db.$client.query<DueRow>(
      `select client_id as "clientId", bills, owed_kobo as "owedKobo", overdue_kobo as "overdueKobo", next_due_on::text as "nextDueOn"
       from client_dues($1)`,
      [userId],
    ),
  ]);
  const dues = new Map(rows.map((row) => [row.clientId, row]));
  return clients
    .flatMap(({ id, name, tpui, rights }) => {
      const due = dues.get(id);
      return due ? [{ ...due, name, tpui, mayPay: rights.includes('bills') }] : [];
    })
    .toSorted((one, other) => (one.nextDueOn ?? '9999').localeCompare(other.nextDueOn ?? '9999'));
}
