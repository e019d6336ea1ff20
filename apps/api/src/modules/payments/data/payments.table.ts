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
import { paymentBaskets } from './baskets.table.ts';
import { paymentIntents, paymentProvider, paymentSource } from './payment-intents.table.ts';

/** How money was booked when it came: for the bill, in suspense, or as money we owe back. */
export const paymentDisposition = pgEnum('payment_disposition', ['receipted', 'mismatch', 'surplus']);

/**
 * Money a provider says it took, once per movement. The first movement of a reference has no key of its own and is written by
 * `confirm_payment`; a second one, because a reference can be paid twice, by `book_second_payment`. Append-only.
 */
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
    /** The part of a basket that is for this bill; `movement` then names the bill. */
    basketId: uuid('basket_id').references(() => paymentBaskets.id),
    /** Empty for the first movement of a reference; tells further ones apart. */
    movement: text().notNull().default(''),
    /** The two persons who let a further movement into the books, where no released settlement file did. */
    proposedBy: uuid('proposed_by'),
    decidedBy: uuid('decided_by'),
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
    check('payments_paid_at_check', sql`${table.paidAt} <= ${table.recordedAt}`),
    check('payments_movement_check', sql`length(${table.movement}) <= 200`),
    check(
      'payments_second_movement_check',
      sql`${table.movement} = '' or ${table.basketId} is not null or ${table.source} = 'statement'
        or (${table.source} = 'operator' and ${table.proposedBy} is not null and ${table.decidedBy} is not null
          and ${table.proposedBy} <> ${table.decidedBy})`,
    ),
    unique('payments_movement_unique').on(table.provider, table.providerTxnRef, table.movement),
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
    /** `amount-mismatch`, `amount-missing`, `bill-cancelled`, `unexpected-payment`, `surplus`, `conflicting-report`, `no-longer-paid`, `second-payment` … */
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
    // One of a kind while nobody has decided it: what is found after that is a new case.
    uniqueIndex('review_cases_open_kind_payment_id_idx')
      .on(table.kind, table.paymentId)
      .where(sql`${table.resolvedAt} is null`),
    uniqueIndex('review_cases_open_kind_intent_id_idx')
      .on(table.kind, table.intentId)
      .where(sql`${table.paymentId} is null and ${table.resolvedAt} is null`),
    index('review_cases_payment_id_idx').on(table.paymentId),
    index('review_cases_intent_id_idx').on(table.intentId),
    index('review_cases_opened_at_idx').on(table.openedAt, table.id),
    index('review_cases_open_bill_id_idx').on(table.billId).where(sql`${table.resolvedAt} is null`),
  ],
);

/** What the provider said of a case's money after the case was opened, and what follows from it. Append-only; nobody is bound by it. */
export const reviewFindings = pgTable(
  'review_findings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => reviewCases.id),
    /** `accept` for the bill, `decide-amount`, `return` (the bill is paid), `take-back` (the money is gone), or `close`. */
    proposal: text().notNull(),
    /** What the provider says: `paid`, `pending` or `failed`. */
    outcome: text().notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check(
      'review_findings_proposal_check',
      sql`${table.proposal} in ('accept', 'decide-amount', 'return', 'take-back', 'close')`,
    ),
    unique('review_findings_once').on(table.caseId, table.proposal, table.outcome, table.amountKobo).nullsNotDistinct(),
  ],
);
