import type { EnforcementState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

interface NewEnforcement {
  readonly noticeId: string;
  readonly tpui: string;
  readonly officeId: number;
  readonly debtKobo: number;
  readonly by: string;
}

/** The database asks once more whether the demand has lapsed and is owed. */
export function insertEnforcement(
  tx: Transaction,
  { noticeId, tpui, officeId, debtKobo, by }: NewEnforcement,
): Promise<{ readonly id: string; readonly number: string }> {
  return tablesOf(tx)
    .insertInto('enforcements')
    .values({
      number: sql<string>`next_enforcement_number()`,
      ...{ notice_id: noticeId, tpui, office_id: officeId, debt_kobo: debtKobo, opened_by: by },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

const change = (tx: Transaction, id: string) => tablesOf(tx).updateTable('enforcements').where('id', '=', id);

/** A step that brings no fact of its own. */
export async function setState(tx: Transaction, id: string, state: EnforcementState): Promise<void> {
  await change(tx, id).set({ state }).execute();
}

export async function passCheck(tx: Transaction, id: string, by: string, opinion: string): Promise<void> {
  await change(tx, id).set({ state: 'checked', checked_by: by, checked_at: now, opinion }).execute();
}

export async function setOrder(tx: Transaction, id: string, orderId: string): Promise<void> {
  await change(tx, id).set({ state: 'ordered', order_id: orderId }).execute();
}

export async function setSaleOrder(tx: Transaction, id: string, orderId: string): Promise<void> {
  await change(tx, id).set({ state: 'sale-ordered', sale_order_id: orderId }).execute();
}

export async function setVisit(tx: Transaction, id: string, visitId: string): Promise<void> {
  await change(tx, id).set({ state: 'planned', visit_id: visitId }).execute();
}

/** The order stays; its visit does not. */
export async function dropVisit(tx: Transaction, id: string): Promise<void> {
  await change(tx, id).set({ state: 'ordered', visit_id: null }).execute();
}

/** Without a person the portal ends it. */
export async function endEnforcement(
  tx: Transaction,
  id: string,
  {
    state,
    by,
    reason,
  }: { readonly state: 'cancelled' | 'withdrawn'; readonly by: string | null; readonly reason: string },
): Promise<void> {
  await change(tx, id).set({ state, visit_id: null, ended_by: by, ended_at: now, end_reason: reason }).execute();
}

export async function closeEnforcement(tx: Transaction, id: string, by: string, reason: string): Promise<void> {
  await change(tx, id).set({ state: 'closed', ended_by: by, ended_at: now, end_reason: reason }).execute();
}

export async function releaseEnforcement(
  tx: Transaction,
  id: string,
  { by, receivedBy, reason }: { readonly by: string; readonly receivedBy: string; readonly reason: string },
): Promise<void> {
  await change(tx, id)
    .set({ state: 'released', released_by: by, released_at: now, received_by: receivedBy })
    .set({ ended_by: by, ended_at: now, end_reason: reason })
    .execute();
}
