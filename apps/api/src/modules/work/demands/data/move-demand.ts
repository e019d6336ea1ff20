import type { ServedHow } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

interface NewDemand {
  readonly tpui: string;
  readonly officeId: number;
  readonly by: string;
  readonly bills: readonly { readonly billId: string; readonly amountKobo: number }[];
}

/** Undecided, with its bills; the database asks of each whether it can be demanded. */
export async function insertDemand(
  tx: Transaction,
  { tpui, officeId, by, bills }: NewDemand,
): Promise<{ readonly id: string; readonly number: string; readonly totalKobo: number }> {
  const totalKobo = bills.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const notice = await tablesOf(tx)
    .insertInto('demand_notices')
    .values({
      number: sql<string>`next_demand_number()`,
      ...{ tpui, office_id: officeId, total_kobo: totalKobo, prepared_by: by },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  // One by one in one order: whoever demands the same bills waits, and nobody for each other.
  for (const { billId, amountKobo } of bills.toSorted((a, b) => a.billId.localeCompare(b.billId)))
    await tablesOf(tx)
      .insertInto('demand_notice_bills')
      .values({ notice_id: notice.id, bill_id: billId, amount_kobo: amountKobo })
      .execute();
  return { ...notice, totalKobo };
}

function change(tx: Transaction, id: string) {
  return tablesOf(tx).updateTable('demand_notices').where('id', '=', id);
}

export async function approveDemand(tx: Transaction, id: string, by: string): Promise<void> {
  await change(tx, id).set({ state: 'approved', decided_by: by, decided_at: now }).execute();
}

/** The database holds each bill and asks about it once more. */
export async function issueDemand(tx: Transaction, id: string, by: string): Promise<void> {
  await change(tx, id).set({ state: 'issued', issued_by: by, issued_at: now }).execute();
}

interface Service {
  readonly by: string;
  readonly how: ServedHow;
  /** Null: this moment. */
  readonly at: string | null;
  readonly place: string;
  readonly proof: string;
}

/** Answers its day and the last one to pay. */
export function serveInDatabase(
  tx: Transaction,
  id: string,
  { by, how, at, place, proof }: Service,
): Promise<{ readonly on: string | null; readonly lastDay: string }> {
  const moment = sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`;
  return change(tx, id)
    .set({
      ...{ state: 'served', served_by: by, served_how: how, served_place: place, served_proof: proof },
      ...{ served_at: moment, served_on: sql<string>`lagos_day(${moment})`, service_noted_at: now },
    })
    .returning(['served_on as on', sql<string>`last_day_of_demand(served_on)`.as('lastDay')])
    .executeTakeFirstOrThrow();
}

export async function endDemand(tx: Transaction, id: string, by: string, reason: string): Promise<void> {
  await change(tx, id).set({ state: 'withdrawn', ended_by: by, ended_at: now, end_reason: reason }).execute();
}
