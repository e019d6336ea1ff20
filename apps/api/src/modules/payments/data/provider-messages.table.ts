import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { paymentIntents, paymentProvider, paymentSource } from './payment-intents.table.ts';

/** Every notification a provider sent, stored before anything is done about it. It proves nothing: it makes us ask. */
export const providerNotifications = pgTable(
  'provider_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: paymentProvider().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** Absent where the provider does not sign. */
    signatureValid: boolean('signature_valid'),
    /** One entry of what came, as it came. */
    raw: bytea().notNull(),
    /** What it is about, by its own word; both absent for an entry nobody can read. */
    providerReference: text('provider_reference'),
    orderId: text('order_id'),
    /** Which movement of money it claims: the day and hour it names … */
    movementDate: text('movement_date'),
    /** … and the provider's reference of that movement. Absent in one that claims none. */
    movementReference: text('movement_reference'),
    /** What it says was paid; a claim like the rest. */
    movementKobo: bigint('movement_kobo', { mode: 'number' }),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Absent while it waits to be acted upon, for example because its reference is not known yet. */
    processedAt: timestamp('processed_at', { withTimezone: true }),
    outcome: text(),
    intentId: uuid('intent_id').references(() => paymentIntents.id),
    /** How often its reference was looked for, and when it is next: what nobody knows waits apart, longer each time. */
    tries: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    unique('provider_notifications_provider_dedupe_key_unique').on(table.provider, table.dedupeKey),
    index('provider_notifications_fresh_idx')
      .on(table.id)
      .where(sql`${table.processedAt} is null and ${table.tries} = 0`),
    index('provider_notifications_again_idx')
      .on(table.nextTryAt)
      .where(sql`${table.processedAt} is null and ${table.tries} > 0`),
    index('provider_notifications_intent_id_idx').on(table.intentId),
  ],
);

/** Everything a provider ever answered when we asked. Append-only. */
export const providerObservations = pgTable(
  'provider_observations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    intentId: uuid('intent_id')
      .notNull()
      .references(() => paymentIntents.id),
    source: paymentSource().notNull(),
    providerCode: text('provider_code'),
    amountKobo: bigint('amount_kobo', { mode: 'number' }),
    /** What we took it for: `paid`, `pending`, `failed` or `unknown`. */
    outcome: text(),
    /** Why it decides nothing or is odd, for example `about-another:rrr`. */
    doubt: text(),
    /** When the money was taken, by the provider's word. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The provider's reference of this one movement, where it has one besides ours. */
    movementReference: text('movement_reference'),
    /** The answer as it came; not every provider's JSON is JSON. */
    raw: text().notNull(),
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('provider_observations_intent_id_idx').on(table.intentId)],
);
