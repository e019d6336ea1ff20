import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** True for one a day of all that ask for this address at once. */
export async function takeInvitation(db: Database, email: string, engineCodeId: number, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  const { numInsertedOrUpdatedRows } = await tablesOf(db)
    .insertInto('partner_invitations')
    .values({ email_digest: digest, engine_code_id: engineCodeId, invited_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_digest')
        .doUpdateSet({ engine_code_id: engineCodeId, invited_at: now })
        .where('partner_invitations.invited_at', '<=', sql<Date>`excluded.invited_at - interval '1 day'`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetInvitations(db: Database, before: Date): Promise<void> {
  await tablesOf(db).deleteFrom('partner_invitations').where('invited_at', '<', before).execute();
}
