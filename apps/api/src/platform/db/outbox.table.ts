import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What has to be told to the outside once a transaction has committed, written in that transaction.
 * Delivered at least once, so whoever listens must bear a repetition.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    /** The same news is written once, however often it happens. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    dispatchedAt: timestamp('dispatched_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('outbox_due_idx').on(table.id).where(sql`${table.dispatchedAt} is null`)],
);
