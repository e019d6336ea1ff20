import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { paymentGateways } from '../../lookups/data/payment-options.table.ts';
import { paymentBaskets } from './baskets.table.ts';

/** The life of a payment attempt. Which moves are legal is a table too: `payment_transitions`. */
export const paymentStates = [
  'CREATED',
  'INITIATING',
  'AWAITING_PAYMENT',
  'PROCESSING',
  'CONFIRMED',
  'REVIEW',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REVERSED',
  'REFUND_PENDING',
  'REFUNDED',
] as const;

/** Who says so. Money facts are believed from the last four only: they are answers to a question we asked ourselves. */
export const paymentSources = [
  'session',
  'notification',
  'widget',
  'redirect',
  'requery',
  'sweeper',
  'statement',
  'operator',
] as const;

export const paymentState = pgEnum('payment_state', paymentStates);
export const paymentSource = pgEnum('payment_source', paymentSources);
export const paymentProvider = pgEnum('payment_provider', ['remita', 'interswitch']);

/** The legal moves; `verified_only` ones need a source we trust with money. Changed by migrations alone. */
export const paymentTransitions = pgTable(
  'payment_transitions',
  {
    fromState: paymentState('from_state').notNull(),
    toState: paymentState('to_state').notNull(),
    verifiedOnly: boolean('verified_only').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromState, table.toState] })],
);

/** One attempt to have a bill paid through one provider. Its money facts never change; its state moves as the table says. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** Several bills at once; the bill beside it is then the first of them. */
    basketId: uuid('basket_id').references(() => paymentBaskets.id),
    provider: paymentProvider().notNull(),
    /** The gateway the payer chose; the bank tab also uses Remita. */
    gatewayId: text('gateway_id')
      .notNull()
      .references(() => paymentGateways.id),
    /** Ours, sent to the provider before anything else is known: Remita's orderId, Interswitch's txn_ref. */
    orderId: text('order_id').notNull().unique(),
    /** The provider's: the RRR, or Interswitch's txn_ref. */
    providerRef: text('provider_ref'),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    state: paymentState().notNull().default('CREATED'),
    /** Where the payer goes afterwards, when that is not our bill page. */
    redirectUrl: text('redirect_url'),
    /** Who began it for the payer, by the payer's consent, as papers say it; absent when the payer did, or nobody knows. Written once. */
    begunBy: text('begun_by'),
    /** The provider's last code, for people who look into it. */
    lastProviderCode: text('last_provider_code'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When to ask the provider next; absent when there is nothing to ask any more. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer().notNull().default(0),
    version: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('payment_intents_order_id_check', sql`length(${table.orderId}) between 6 and 50`),
    check('payment_intents_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check(
      'payment_intents_provider_ref_check',
      sql`${table.state} in ('CREATED', 'INITIATING', 'FAILED', 'CANCELLED') or ${table.providerRef} is not null`,
    ),
    unique('payment_intents_provider_provider_ref_unique').on(table.provider, table.providerRef),
    // A double click and two tabs get the same RRR.
    uniqueIndex('payment_intents_one_live_idx')
      .on(table.billId, table.provider)
      .where(
        sql`${table.state} in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING') and ${table.basketId} is null`,
      ),
    uniqueIndex('payment_intents_one_live_of_basket_idx')
      .on(table.basketId, table.provider)
      .where(sql`${table.state} in ('CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING')`),
    index('payment_intents_bill_id_idx').on(table.billId),
    index('payment_intents_basket_id_idx').on(table.basketId).where(sql`${table.basketId} is not null`),
    index('payment_intents_next_check_at_idx').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Every move an intent made, written by the database itself. Append-only. */
export const paymentIntentMoves = pgTable(
  'payment_intent_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    intentId: uuid('intent_id')
      .notNull()
      .references(() => paymentIntents.id),
    fromState: paymentState('from_state').notNull(),
    toState: paymentState('to_state').notNull(),
    source: paymentSource().notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('payment_intent_moves_intent_id_idx').on(table.intentId)],
);
