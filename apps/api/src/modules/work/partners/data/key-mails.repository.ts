import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export async function keyForMail(db: Database, keyId: string) {
  return tablesOf(db)
    .selectFrom('partner_keys')
    .select(['handle', 'expert_system_id as expertSystemId', 'revoked_at as revokedAt'])
    .where('id', '=', keyId)
    .executeTakeFirst();
}

/** Takes live keys that end within so many days and were not taken for that before; whoever asks first gets them. A key made for less is not told of. */
export async function takeEndingKeys(
  tx: Transaction,
  { about, days, now }: { readonly about: 'ends-in-14' | 'ends-in-3'; readonly days: number; readonly now: Date },
): Promise<string[]> {
  const soon = new Date(now.getTime() + days * 86_400_000);
  const rows = await tablesOf(tx)
    .insertInto('partner_key_mails')
    .columns(['key_id', 'about', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('partner_keys as k')
        .select(['k.id', sql<string>`${about}`.as('about'), sql<Date>`${now}::timestamptz`.as('at')])
        .where('k.revoked_at', 'is', null)
        .where('k.expires_at', '>', now)
        .where('k.expires_at', '<=', soon)
        .where(sql<Date>`k.created_at + make_interval(days => ${days}::int)`, '<', sql<Date>`k.expires_at`),
    )
    .onConflict((conflict) => conflict.columns(['key_id', 'about']).doNothing())
    .returning('key_id as keyId')
    .execute();
  return rows.map(({ keyId }) => keyId);
}
