import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const today = sql<string>`lagos_today()`;

/** One more of today. */
export async function countFault(db: Database, expertSystemId: number, code: string): Promise<void> {
  await tablesOf(db)
    .insertInto('partner_faults')
    .values({ expert_system_id: expertSystemId, day: today, code, times: 1 })
    .onConflict((at) =>
      at.columns(['expert_system_id', 'day', 'code']).doUpdateSet({ times: sql<number>`partner_faults.times + 1` }),
    )
    .execute();
}

export async function forgetFaults(db: Database, days: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('partner_faults')
    .where('day', '<', sql<string>`lagos_today() - ${days}::int`)
    .execute();
}
