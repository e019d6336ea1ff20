import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { paymentIntents, paymentProvider, paymentSource } from './payment-intents.table.ts';

/** How money was booked when it came: for the bill, in suspense, or as money we owe back. */
export const paymentDisposition = pgEnum('payment_disposition', ['receipted', 'mismatch', 'surplus']);

/** Money a provider says it took, once per reference of the provider. Append-only; written by `confirm_payment`. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    intentId: uuid('intent_id')
      .notNull()
      .references(() => paymentIntents.id),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    provider: paymentProvider().notNull(),
    /** Remita: the RRR. Interswitch: the txn_ref. */
    providerTxnRef: text('provider_txn_ref').notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** A code of `payment_channels`, or whatever the provider called it. */
    channel: text().notNull(),
    source: paymentSource().notNull(),
    disposition: paymentDisposition().notNull(),
    /** When the provider took the money. */
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    /** When we learnt of it. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('payments_amount_kobo_check', sql`${table.amountKobo} > 0`),
    unique('payments_provider_provider_txn_ref_unique').on(table.provider, table.providerTxnRef),
    index('payments_intent_id_idx').on(table.intentId),
    index('payments_bill_id_idx').on(table.billId),
    index('payments_paid_at_idx').on(table.paidAt),
  ],
);

/** Money or news that a person has to look at. */
export const reviewCases = pgTable(
  'review_cases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `amount-mismatch`, `amount-missing`, `bill-cancelled`, `unexpected-payment`, `surplus`, `conflicting-report` … */
    kind: text().notNull(),
    billId: uuid('bill_id').references(() => bills.id),
    intentId: uuid('intent_id').references(() => paymentIntents.id),
    paymentId: uuid('payment_id').references(() => payments.id),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolution: text(),
  },
  (table) => [
    check('review_cases_resolution_check', sql`(${table.resolvedAt} is null) = (${table.resolution} is null)`),
    unique('review_cases_kind_payment_id_unique').on(table.kind, table.paymentId),
    uniqueIndex('review_cases_kind_intent_id_idx')
      .on(table.kind, table.intentId)
      .where(sql`${table.paymentId} is null`),
    index('review_cases_open_bill_id_idx').on(table.billId).where(sql`${table.resolvedAt} is null`),
  ],
);
