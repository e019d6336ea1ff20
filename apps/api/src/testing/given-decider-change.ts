import type { Database } from '../platform/db/database.ts';
import { givenUser } from './given-user.ts';

interface GivenChange {
  readonly userId: string;
  readonly proposedBy: string;
  /** When another SuperAdmin approved it. */
  readonly at: Date;
}

/** That somebody was reinstated by two persons: an approved proposal and its case, with nothing done to the account. */
export async function givenDeciderChange(db: Pick<Database, '$client'>, given: GivenChange): Promise<void> {
  const { userId, proposedBy, at } = given;
  const approver = await givenUser(db, { roles: ['SuperAdmin'] });
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into decider_changes (change, user_id, asked, proposed_by) values ('reinstatement', $1, '{"change": "reinstatement"}', $2) returning id`,
      [userId, proposedBy],
    );
    const [change] = rows;
    const { rows: items } = await client.query<{ id: string }>(
      `insert into work_items (kind, state, subject, reference) values ('decider-change', 'proposed', 'decider-change:' || $1::text, 'T') returning id`,
      [change?.id],
    );
    for (const [number, move, by] of [
      [1, 'open', proposedBy],
      [2, 'approve', approver],
    ] as const)
      await client.query(
        `insert into work_steps (item_id, number, move, to_state, user_id, reason, at) values ($1, $2, $3, '', $4, 'Seen', $5)`,
        [items[0]?.id, number, move, by, at],
      );
    await client.query(
      `update decider_changes set state = 'approved', decided_by = $2, decided_at = $3 where id = $1`,
      [change?.id, approver, at],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
