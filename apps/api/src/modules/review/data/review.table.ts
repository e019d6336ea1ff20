import { reviewDecisions } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { payments, reviewCases } from '../../payments/data/payments.table.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * What somebody proposes to do with the money of a case. It is decided by another person (`work_steps` of the case); what it says never
 * changes, and only `enact_review_decision` turns an approved one into entries of the ledger.
 */
export const reviewProposals = pgTable(
  'review_proposals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => reviewCases.id),
    decision: text({ enum: reviewDecisions }).notNull(),
    /** The bill that the money is for: that of the payment (`accept`), or another one of its payer (`apply`). */
    billId: uuid('bill_id').references(() => bills.id),
    /** Whose credit the money, or the rest of it, becomes. */
    tpui: text(),
    billKobo: kobo('bill_kobo'),
    creditKobo: kobo('credit_kobo'),
    refundKobo: kobo('refund_kobo'),
    /** What the bill lacks and is let off. */
    writeOffKobo: kobo('write_off_kobo'),
    /** Of `book`: what the provider says it took. */
    bookKobo: kobo('book_kobo'),
    /** Of `book` in a case about a second payment: the key that the claimed movement gets in the books. */
    movement: text(),
    /** Of `counter`: the proposal that it takes back. */
    countersId: bigint('counters_id', { mode: 'number' }),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `approved`, `refused` or `withdrawn`; absent while it waits. */
    outcome: text({ enum: ['approved', 'refused', 'withdrawn'] }),
    endedBy: uuid('ended_by'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'review_proposals_decision_check',
      sql`${table.decision} in ('accept', 'apply', 'spread', 'credit', 'refund', 'take-back', 'book', 'close', 'counter', 'no-payment')`,
    ),
    check(
      'review_proposals_movement_check',
      sql`${table.movement} is null or (${table.decision} = 'book' and length(${table.movement}) between 1 and 200)`,
    ),
    check(
      'review_proposals_kobo_check',
      sql`least(${table.billKobo}, ${table.creditKobo}, ${table.refundKobo}, ${table.writeOffKobo}, ${table.bookKobo}) >= 0`,
    ),
    check(
      'review_proposals_shape_check',
      sql`(${table.billId} is not null) = (${table.decision} in ('accept', 'apply'))
        and (${table.billKobo} > 0) = (${table.decision} in ('accept', 'apply', 'spread'))
        and (${table.creditKobo} = 0 or ${table.tpui} is not null)
        and (${table.decision} <> 'credit' or ${table.creditKobo} > 0) and (${table.decision} <> 'refund' or ${table.refundKobo} > 0)
        and (${table.decision} in ('accept', 'apply', 'spread', 'credit', 'refund') or ${table.creditKobo} + ${table.refundKobo} = 0)
        and (${table.writeOffKobo} = 0 or (${table.billKobo} > 0 and ${table.creditKobo} + ${table.refundKobo} = 0))
        and (${table.bookKobo} > 0) = (${table.decision} = 'book')
        and (${table.countersId} is not null) = (${table.decision} = 'counter')`,
    ),
    check('review_proposals_write_off_check', sql`${table.writeOffKobo} <= 500000`),
    check(
      'review_proposals_outcome_check',
      sql`${table.outcome} in ('approved', 'refused', 'withdrawn') and (${table.outcome} is null) = (${table.endedBy} is null)
        and (${table.outcome} is null) = (${table.endedAt} is null)`,
    ),
    check(
      'review_proposals_two_persons_check',
      sql`${table.outcome} is null or ${table.outcome} = 'withdrawn' or ${table.endedBy} <> ${table.proposedBy}`,
    ),
    uniqueIndex('review_proposals_one_waits_idx').on(table.caseId).where(sql`${table.outcome} is null`),
    uniqueIndex('review_proposals_one_approved_idx').on(table.caseId).where(sql`${table.outcome} = 'approved'`),
    uniqueIndex('review_proposals_countered_once_idx').on(table.countersId).where(sql`${table.outcome} = 'approved'`),
    index('review_proposals_case_id_idx').on(table.caseId, table.id),
    index('review_proposals_bill_id_idx').on(table.billId),
  ],
);

/** Of `spread`: the bills that were paid together, and how much is for each. */
export const reviewProposalBills = pgTable(
  'review_proposal_bills',
  {
    proposalId: bigint('proposal_id', { mode: 'number' })
      .notNull()
      .references(() => reviewProposals.id),
    position: smallint().notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** What the bill lacks and is let off. */
    writeOffKobo: bigint('write_off_kobo', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.position] }),
    unique('review_proposal_bills_bill').on(table.proposalId, table.billId),
    check('review_proposal_bills_kobo_check', sql`${table.amountKobo} > 0 and ${table.writeOffKobo} >= 0`),
  ],
);

/**
 * What decided money is for, kobo by kobo. Taken back by a row below zero of the same proposal, never by a change. All rows of a payment
 * sum to nothing or to the payment, and never exceed it.
 */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    proposalId: bigint('proposal_id', { mode: 'number' })
      .notNull()
      .references(() => reviewProposals.id),
    purpose: text({ enum: ['bill', 'credit', 'refund'] }).notNull(),
    billId: uuid('bill_id').references(() => bills.id),
    tpui: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    isTakenBack: boolean('is_taken_back').notNull().generatedAlwaysAs(sql`amount_kobo < 0`),
    allocatedAt: timestamp('allocated_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('payment_allocations_amount_kobo_check', sql`${table.amountKobo} <> 0`),
    check(
      'payment_allocations_purpose_check',
      sql`${table.purpose} in ('bill', 'credit', 'refund') and (${table.billId} is not null) = (${table.purpose} = 'bill')
        and (${table.tpui} is not null) = (${table.purpose} = 'credit')`,
    ),
    unique('payment_allocations_once')
      .on(table.proposalId, table.purpose, table.billId, table.isTakenBack)
      .nullsNotDistinct(),
    index('payment_allocations_payment_id_idx').on(table.paymentId),
    index('payment_allocations_bill_id_idx').on(table.billId),
    index('payment_allocations_tpui_idx').on(table.tpui),
  ],
);
