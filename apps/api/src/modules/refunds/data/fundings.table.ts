import { refundFundingStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Money that the treasury moved to the account refunds are paid from, by the bank's advice. What it says never changes. */
export const refundFundings = pgTable(
  'refund_fundings',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** The day on which the bank moved it. */
    valueDate: date('value_date').notNull(),
    /** The number of the bank's advice: one of them is one movement. */
    advice: text().notNull(),
    reason: text().notNull(),
    state: text({ enum: refundFundingStates }).notNull().default('proposed'),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check('refund_fundings_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check('refund_fundings_advice_check', sql`length(${table.advice}) between 3 and 60`),
    check(
      'refund_fundings_state_check',
      sql`${table.state} in ('proposed', 'funded', 'refused', 'withdrawn')
        and (${table.state} = 'proposed') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      'refund_fundings_two_check',
      sql`${table.state} in ('proposed', 'withdrawn') or ${table.decidedBy} <> ${table.proposedBy}`,
    ),
    uniqueIndex('refund_fundings_advice_idx').on(table.advice).where(sql`${table.state} in ('proposed', 'funded')`),
    index('refund_fundings_proposed_at_idx').on(table.proposedAt),
  ],
);
