import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { WorkedOut } from '../domain/work-out.ts';

interface NewPenalty extends WorkedOut {
  readonly tpui: string;
  readonly officeId: number;
  readonly by: string;
}

export interface LockedPenalty {
  readonly id: string;
  readonly number: string;
  readonly tpui: string;
  readonly state: string;
  readonly dueOn: string;
  readonly untilOn: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  readonly remittedPenaltyKobo: number;
  readonly remittedInterestKobo: number;
  readonly billId: string | null;
  readonly proposedBy: string;
}

export function insertPenalty(
  tx: Transaction,
  { lateness, duty, periodFrom, neglect, dueOn, doneOn, untilOn, baseKobo, taxBillId, fromOn, ...of }: NewPenalty,
): Promise<{ readonly id: string; readonly number: string }> {
  const { daysLate, lines, gaps, penaltyKobo, interestKobo } = of.computation;
  return tablesOf(tx)
    .insertInto('penalties')
    .values({
      ...{ lateness, duty, neglect, tpui: of.tpui, office_id: of.officeId, proposed_by: of.by },
      ...{ period_from: periodFrom, due_on: dueOn, from_on: fromOn, until_on: untilOn, is_over: doneOn !== null },
      ...{ base_kobo: baseKobo, tax_bill_id: taxBillId, penalty_kobo: penaltyKobo, interest_kobo: interestKobo },
      number: sql<string>`next_penalty_number()`,
      computation: JSON.stringify({ daysLate, lines, gaps }),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends. */
export async function lockPenalty(tx: Transaction, id: string): Promise<LockedPenalty> {
  const found = await tablesOf(tx)
    .selectFrom('penalties')
    .select(['id', 'number', 'tpui', 'state', 'due_on as dueOn', 'until_on as untilOn', 'bill_id as billId'])
    .select('proposed_by as proposedBy')
    .select(['penalty_kobo as penaltyKobo', 'interest_kobo as interestKobo'])
    .select(['remitted_penalty_kobo as remittedPenaltyKobo', 'remitted_interest_kobo as remittedInterestKobo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new BusinessError('penalty.not-found');
  return found;
}

export async function endPenalty(
  tx: Transaction,
  id: string,
  ended: { readonly state: 'billed' | 'refused' | 'withdrawn'; readonly by: string; readonly billId?: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('penalties')
    .set({ state: ended.state, decided_by: ended.by, decided_at: sql<Date>`clock_timestamp()` })
    .set({ bill_id: ended.billId ?? null })
    .where('id', '=', id)
    .execute();
}

/** What a Director remitted is taken off; its bill is the one in place of the one before, or none when nothing is left. */
export async function lowerPenalty(
  tx: Transaction,
  id: string,
  to: { readonly penaltyKobo: number; readonly interestKobo: number; readonly billId: string | null },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('penalties')
    .set({ remitted_penalty_kobo: to.penaltyKobo, remitted_interest_kobo: to.interestKobo })
    .set({ bill_id: to.billId, state: to.billId === null ? 'remitted' : 'billed' })
    .where('id', '=', id)
    .execute();
}

/** The bill is of this penalty from now on: nobody cancels it by itself, and it may be demanded once its last day has passed. */
export async function markPenaltyBill(tx: Transaction, id: string, billId: string): Promise<void> {
  await tablesOf(tx)
    .selectNoFrom(sql`mark_law_bill(${billId}, 'penalty', ${id}, lagos_today() + ${daysToPay + 1}::int)`.as('marked'))
    .execute();
}

/** By when a penalty is to be paid. */
export async function dayToPay(tx: Transaction): Promise<string> {
  const { day } = await tablesOf(tx)
    .selectNoFrom(sql<string>`lagos_today() + ${daysToPay}::int`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/** No section gives a penalty days of its own: as an assessment's (s. 49). */
const daysToPay = 30;

/** How its bill stands, held until the transaction ends. */
export function lockBillOf(tx: Transaction, billId: string) {
  return tablesOf(tx)
    .selectFrom(sql<{ standing: string; is_pending: boolean }>`penalty_bill_lock(${billId})`.as<'b'>(sql`b`))
    .select(['b.standing', 'b.is_pending as isPending'])
    .executeTakeFirstOrThrow();
}

export async function releaseBillOf(tx: Transaction, billId: string, by: string, reason: string): Promise<void> {
  await tablesOf(tx).selectNoFrom(sql`release_law_bill(${billId}, ${by}, ${reason})`.as('released')).execute();
}
