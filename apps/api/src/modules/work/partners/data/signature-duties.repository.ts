import type { PartnerStanding } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const now = sql<Date>`clock_timestamp()`;

/** As one person sees it: who proposed to lift it cannot agree to that. */
export async function signaturesOf(
  run: Runner,
  expertSystemId: number,
  userId: string,
): Promise<PartnerStanding['signatures']> {
  const duty = await tablesOf(run)
    .selectFrom('partner_signature_duties')
    .select(['reason', 'ordered_at as since', 'lift_reason as liftReason', 'lift_proposed_at as proposedAt'])
    .select('lift_proposed_by as proposedBy')
    .select(({ ref }) =>
      sql<string>`coalesce(reading.name_of_actor('user:' || ${ref('lift_proposed_by')}), '')`.as('proposedByName'),
    )
    .where('expert_system_id', '=', expertSystemId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (!duty) return { isRequired: false, since: null, reason: '', lift: null };
  const { since, reason, liftReason, proposedAt, proposedBy, proposedByName } = duty;
  return {
    ...{ isRequired: true, since: since.toISOString(), reason },
    lift:
      liftReason !== null && proposedAt
        ? {
            ...{ reason: liftReason, proposedBy: proposedByName, proposedAt: proposedAt.toISOString() },
            isOwn: proposedBy === userId,
          }
        : null,
  };
}

/** Orders it, or takes a proposal to lift it back. */
export async function orderSignatures(
  tx: Transaction,
  {
    expertSystemId,
    userId,
    reason,
  }: { readonly expertSystemId: number; readonly userId: string; readonly reason: string },
): Promise<void> {
  const open = await lockDuty(tx, expertSystemId);
  if (open) {
    await tablesOf(tx)
      .updateTable('partner_signature_duties')
      .set({ lift_reason: null, lift_proposed_by: null, lift_proposed_at: null })
      .where('id', '=', open.id)
      .execute();
    return;
  }
  await tablesOf(tx)
    .insertInto('partner_signature_duties')
    .values({ expert_system_id: expertSystemId, reason, ordered_by: userId })
    .onConflict((conflict) => conflict.column('expert_system_id').where('lifted_at', 'is', null).doNothing())
    .execute();
}

/** Undefined when nothing is ordered. Locked, so that two persons at once are one after the other. */
export async function lockDuty(tx: Transaction, expertSystemId: number) {
  return tablesOf(tx)
    .selectFrom('partner_signature_duties')
    .select(['id', 'lift_proposed_by as proposedBy'])
    .where('expert_system_id', '=', expertSystemId)
    .where('lifted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function proposeLift(tx: Transaction, id: string, userId: string, reason: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_signature_duties')
    .set({ lift_reason: reason, lift_proposed_by: userId, lift_proposed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function liftDuty(tx: Transaction, id: string, userId: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('partner_signature_duties')
    .set({ lifted_by: userId, lifted_at: now })
    .where('id', '=', id)
    .execute();
}
