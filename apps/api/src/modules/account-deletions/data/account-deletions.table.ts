import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** What was proposed and decided about an account that shall go. `users` is marked as deleted by nothing less (migrations). */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    state: text({ enum: ['proposed', 'approved', 'refused', 'withdrawn', 'lapsed'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Nobody where it lapsed. */
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'account_deletions_state_check',
      sql`${table.state} in ('proposed', 'approved', 'refused', 'withdrawn', 'lapsed')`,
    ),
    check('account_deletions_reason_check', sql`length(${table.reason}) between 5 and 500`),
    check('account_deletions_decided_check', sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)`),
    check(
      'account_deletions_decider_check',
      sql`(${table.state} in ('proposed', 'lapsed')) = (${table.decidedBy} is null)`,
    ),
    /** Two persons; who proposed may only withdraw. */
    check(
      'account_deletions_two_persons_check',
      sql`${table.decidedBy} is distinct from ${table.proposedBy} or ${table.state} = 'withdrawn'`,
    ),
    /** And neither of them is the one whose account it is. */
    check(
      'account_deletions_others_check',
      sql`${table.proposedBy} <> ${table.userId} and ${table.decidedBy} is distinct from ${table.userId}`,
    ),
    uniqueIndex('account_deletions_pending_idx').on(table.userId).where(sql`${table.state} = 'proposed'`),
    index('account_deletions_user_id_idx').on(table.userId, table.proposedAt),
    index('account_deletions_proposed_by_idx').on(table.proposedBy),
    index('account_deletions_decided_by_idx').on(table.decidedBy),
  ],
);
