import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** The first answer to a request that carried an Idempotency-Key, to be given again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked what, for example `tsp:17 POST /bills`. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body: the same key with another body is refused. */
    requestHash: bytea('request_hash').notNull(),
    /** Absent while the first request is being served. */
    responseStatus: smallint('response_status'),
    response: jsonb(),
    lockedAt: timestamp('locked_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
    check('idempotency_keys_response_check', sql`(${table.responseStatus} is null) = (${table.response} is null)`),
  ],
);
