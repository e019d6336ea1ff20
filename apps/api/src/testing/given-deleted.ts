import type { Database } from '../platform/db/database.ts';
import { givenUser } from './given-user.ts';

/** Marks an account as deleted and does nothing else of what a deletion does: proposed by one SuperAdmin, approved by another. */
export async function givenDeleted(db: Pick<Database, '$client'>, userId: string): Promise<void> {
  const proposer = await givenUser(db, { roles: ['SuperAdmin'] });
  const decider = await givenUser(db, { roles: ['SuperAdmin'] });
  await db.$client.query(
    `insert into account_deletions (user_id, reason, proposed_by) values ($1, 'Left the service', $2)`,
    [userId, proposer],
  );
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query(
      `update account_deletions set state = 'approved', decided_by = $2, decided_at = now() where user_id = $1 and state = 'proposed'`,
      [userId, decider],
    );
    await client.query(`update users set status = 'deleted', password_hash = null where id = $1`, [userId]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
