import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { gatewayAvailability, paymentGateways } from '../../lookups/data/payment-options.table.ts';
import { paymentProvider } from './payment-intents.table.ts';

/** Who switched a way to pay, and why. Append-only. */
export const gatewayChanges = pgTable(
  'gateway_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gatewayId: text('gateway_id')
      .notNull()
      .references(() => paymentGateways.id),
    fromAvailability: gatewayAvailability('from_availability').notNull(),
    toAvailability: gatewayAvailability('to_availability').notNull(),
    reason: text().notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('gateway_changes_change_check', sql`${table.fromAvailability} <> ${table.toAvailability}`),
    index('gateway_changes_gateway_id_idx').on(table.gatewayId, table.id),
  ],
);

/** What calls to a provider came to in a minute, over all processes. */
export const providerMinutes = pgTable(
  'provider_minutes',
  {
    provider: paymentProvider().notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    calls: integer().notNull(),
    failures: integer().notNull(),
    totalMs: bigint('total_ms', { mode: 'number' }).notNull(),
    slowestMs: integer('slowest_ms').notNull(),
    lastReason: text('last_reason'),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }),
    lastAnswerAt: timestamp('last_answer_at', { withTimezone: true }),
    circuitOpenAt: timestamp('circuit_open_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.provider] }),
    check('provider_minutes_calls_check', sql`${table.calls} >= ${table.failures} and ${table.failures} >= 0`),
  ],
);
