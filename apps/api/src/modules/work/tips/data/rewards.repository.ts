import type { TipRewardState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export function rewardOf(on: Runner, tipId: string) {
  return tablesOf(on)
    .selectFrom('tip_rewards as r')
    .select(['r.amount_kobo as amountKobo', 'r.reason', 'r.paid_on as paidOn'])
    .select(['r.proposed_by as proposedById', 'r.decided_by as decidedById'])
    .select([
      sql<TipRewardState>`r.state`.as('state'),
      sql<string>`named_person(r.proposed_by)`.as('proposedBy'),
      sql<number>`case_version('tip-reward', 'tip-reward:' || r.tip_id)`.as('caseVersion'),
    ])
    .where('r.tip_id', '=', tipId)
    .executeTakeFirst();
}

interface NewReward {
  readonly amountKobo: number;
  readonly reason: string;
  readonly by: string;
}

export async function proposeReward(tx: Transaction, tipId: string, { amountKobo, reason, by }: NewReward) {
  await tablesOf(tx)
    .insertInto('tip_rewards')
    .values({ tip_id: tipId, amount_kobo: amountKobo, reason, proposed_by: by })
    .execute();
}

export async function decideReward(tx: Transaction, tipId: string, isApproved: boolean, by: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('tip_rewards')
    .set({ state: isApproved ? 'approved' : 'refused', decided_by: by })
    .where('tip_id', '=', tipId)
    .execute();
}

export async function payReward(
  tx: Transaction,
  tipId: string,
  { by, paidOn, proof }: { readonly by: string; readonly paidOn: string; readonly proof: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('tip_rewards')
    .set({ state: 'paid', paid_by: by, paid_on: paidOn, proof })
    .where('tip_id', '=', tipId)
    .execute();
}
