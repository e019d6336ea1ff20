import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Since when which key signs receipts: the files of the keys do not say it. */
export const receiptKeysSeen = pgTable('receipt_keys_seen', {
  kid: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  lastStartedAt: timestamp('last_started_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});
