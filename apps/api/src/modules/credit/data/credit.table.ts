import { creditUseStates } from '@portal/contracts';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { payments } from '../../payments/data/payments.table.ts';
import { reviewProposals } from '../../review/data/review.table.ts';
import { payeCredits } from './paye-credits.table.ts';

/** A bill that is paid from the credit of its taxpayer, whole. What it says never changes; `use_credit` alone moves the books. */
export const creditUses = pgTable(
  'credit_uses',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    tpui: text().notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** `returned`: a payment behind the credit went back, and the receipt is void. */
    state: text({ enum: creditUseStates }).notNull().default('proposed'),
    /** The taxpayer's own; else staff asked, and another person decides. */
    byPayer: boolean('by_payer').notNull(),
    reason: text().notNull().default(''),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (table) => [
    check('credit_uses_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check(
      'credit_uses_state_check',
      sql`${table.state} in ('proposed', 'used', 'refused', 'withdrawn', 'returned')
        and (${table.state} = 'proposed') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)
        and (${table.state} = 'returned') = (${table.returnedAt} is not null)`,
    ),
    check(
      'credit_uses_two_persons_check',
      sql`${table.byPayer} or ${table.state} in ('proposed', 'withdrawn') or ${table.decidedBy} <> ${table.askedBy}`,
    ),
    uniqueIndex('credit_uses_bill_id_idx')
      .on(table.billId)
      .where(sql`${table.state} in ('proposed', 'used', 'returned')`),
    index('credit_uses_tpui_idx').on(table.tpui, table.askedAt),
    index('credit_uses_asked_at_idx').on(table.askedAt),
  ],
);

/** Whose payments' credit it was, the oldest first. Append-only. */
export const creditUseParts = pgTable(
  'credit_use_parts',
  {
    useId: uuid('use_id')
      .notNull()
      .references(() => creditUses.id),
    position: smallint().notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The decision that kept it as credit. */
    proposalId: bigint('proposal_id', { mode: 'number' }).references(() => reviewProposals.id),
    /** Or the month, of either tax, that was lowered. */
    payeCreditId: uuid('paye_credit_id').references(() => payeCredits.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.useId, table.position] }),
    check('credit_use_parts_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check('credit_use_parts_source_check', sql`(${table.proposalId} is null) <> (${table.payeCreditId} is null)`),
    index('credit_use_parts_paye_credit_id_idx').on(table.payeCreditId),
    index('credit_use_parts_payment_id_idx').on(table.paymentId),
    index('credit_use_parts_proposal_id_idx').on(table.proposalId),
  ],
);
