import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from './users.table.ts';

/** Small enough to lie beside the person: it goes with the account, in the same transaction. */
export const userPictures = pgTable(
  'user_pictures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Random; `users.avatar` is the address made of it. */
    name: text().notNull().unique(),
    jpeg: bytea().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('user_pictures_jpeg_check', sql`octet_length(${table.jpeg}) between 1 and 131072`)],
);
