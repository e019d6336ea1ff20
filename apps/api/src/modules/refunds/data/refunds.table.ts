import { refundCauses, refundMethods, refundStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { payments } from '../../payments/data/payments.table.ts';
import { receipts } from '../../receipts/data/receipts.table.ts';
import { reviewProposals } from '../../review/data/review.table.ts';

/** What was sent to the bank together: whole, in one file. */
export const refundLists = pgTable('refund_lists', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  number: text().notNull().unique(),
  madeBy: uuid('made_by').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});

/**
 * Money that is to be given back: that of a receipt, or what the desk for money under review decided to return. Its state is that of
 * its case (`work_items`, kind `refund`) and written by the database; what it is about never changes.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    number: text().notNull().unique(),
    /** Of whoever asked, so that a press that is repeated asks once. */
    requestId: uuid('request_id').unique(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    proposalId: bigint('proposal_id', { mode: 'number' }).references(() => reviewProposals.id),
    cause: text({ enum: refundCauses }).notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    explanation: text().notNull(),
    isTax: boolean('is_tax').notNull(),
    needsAudit: boolean('needs_audit').notNull(),
    requestedBy: uuid('requested_by'),
    askedBy: text('asked_by', { enum: ['payer', 'staff', 'decision'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    state: text({ enum: refundStates }).notNull().default('requested'),
    bankCode: text('bank_code'),
    accountNumber: text('account_number'),
    accountName: text('account_name'),
    method: text({ enum: refundMethods }),
    /** Whether the treasury had the money when the refund was approved: the provider owes it then. */
    wasSettled: boolean('was_settled'),
    listId: uuid('list_id').references(() => refundLists.id),
  },
  (table) => [
    check('refunds_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check('refunds_origin_check', sql`(${table.receiptId} is null) <> (${table.proposalId} is null)`),
    check(
      'refunds_asked_by_check',
      sql`(${table.askedBy} = 'decision') = (${table.proposalId} is not null) and (${table.askedBy} = 'decision') = (${table.cause} = 'decision')
        and (${table.askedBy} = 'decision') = (${table.requestedBy} is null)`,
    ),
    check(
      'refunds_account_check',
      sql`(${table.bankCode} is null) = (${table.accountNumber} is null) and (${table.bankCode} is null) = (${table.accountName} is null)
        and ${table.accountNumber} ~ '^[0-9]{10}$' and ${table.bankCode} ~ '^[0-9]{3}$'`,
    ),
    check(
      'refunds_method_check',
      sql`${table.method} in ('provider', 'bank') and (${table.method} is null or ${table.method} = 'provider' or ${table.accountNumber} is not null)`,
    ),
    check('refunds_list_check', sql`${table.listId} is null or ${table.method} = 'bank'`),
    uniqueIndex('refunds_one_of_receipt_idx')
      .on(table.receiptId)
      .where(sql`${table.state} not in ('refused', 'withdrawn')`),
    uniqueIndex('refunds_one_of_proposal_idx').on(table.proposalId),
    index('refunds_bill_id_idx').on(table.billId),
    index('refunds_payment_id_idx').on(table.paymentId),
    index('refunds_requested_at_idx').on(table.requestedAt, table.id),
    index('refunds_list_id_idx').on(table.listId),
  ],
);

/** Each time a refund was sent, under a reference of its own; and what was answered. */
export const refundSends = pgTable(
  'refund_sends',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    attempt: integer().notNull(),
    method: text({ enum: refundMethods }).notNull(),
    /** What the provider or the bank knows it by. */
    reference: text().notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    outcome: text({ enum: ['done', 'pending', 'failed', 'unknown'] }),
    /** Word for word. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** How often it was asked, and when it is again; absent once it was answered for good. */
    asks: integer().notNull().default(0),
    nextAskAt: timestamp('next_ask_at', { withTimezone: true }),
  },
  (table) => [
    unique('refund_sends_attempt_unique').on(table.refundId, table.attempt),
    index('refund_sends_next_ask_at_idx').on(table.nextAskAt).where(sql`next_ask_at is not null`),
    check('refund_sends_method_check', sql`${table.method} in ('provider', 'bank')`),
    check(
      'refund_sends_outcome_check',
      sql`${table.outcome} in ('done', 'pending', 'failed', 'unknown') and (${table.outcome} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
