import { sql } from 'drizzle-orm';
import { check, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';

/** Everything the portal holds about a person, as they asked for it; the file is kept for a week. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    content: bytea(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('data_exports_ready_check', sql`(${table.readyAt} is null) = (${table.content} is null)`),
    index('data_exports_user_id_idx').on(table.userId),
    index('data_exports_expires_at_idx').on(table.expiresAt),
  ],
);
