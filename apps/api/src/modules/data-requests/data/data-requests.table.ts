import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** What somebody asked for by data-protection law. Never changed (trigger); how it goes is its case. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    right: text({ enum: ['export', 'correction', 'erasure'] }).notNull(),
    words: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('data_requests_right_check', sql`${table.right} in ('export', 'correction', 'erasure')`),
    index('data_requests_user_id_idx').on(table.userId),
  ],
);
