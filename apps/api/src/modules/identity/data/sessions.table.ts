import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from './users.table.ts';

/** Live while not revoked, used within its idle time and before its end. The token itself is kept nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** SHA-256 of the Bearer token. */
    tokenHash: bytea('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    door: text().notNull(),
    address: text().notNull(),
    /** For people: browser and system. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    idleSeconds: integer('idle_seconds').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId).where(sql`${table.revokedAt} is null`),
    index('sessions_expires_at_idx').on(table.expiresAt),
    check('sessions_idle_seconds_check', sql`${table.idleSeconds} > 0`),
  ],
);
