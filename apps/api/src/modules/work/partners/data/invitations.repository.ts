import { createHash } from 'node:crypto';
import type { Database } from '../../../../platform/db/database.ts';

/** True for one a day of all that ask for this address at once. */
export async function takeInvitation(
  { $client }: Pick<Database, '$client'>,
  email: string,
  engineCodeId: number,
  now: Date,
): Promise<boolean> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  const { rowCount } = await $client.query(
    `insert into partner_invitations (email_digest, engine_code_id, invited_at) values ($1, $2, $3)
     on conflict (email_digest) do update set engine_code_id = excluded.engine_code_id, invited_at = excluded.invited_at
     where partner_invitations.invited_at <= excluded.invited_at - interval '1 day'`,
    [digest, engineCodeId, now],
  );
  return rowCount === 1;
}

export async function forgetInvitations({ $client }: Pick<Database, '$client'>, before: Date): Promise<void> {
  await $client.query('delete from partner_invitations where invited_at < $1', [before]);
}
