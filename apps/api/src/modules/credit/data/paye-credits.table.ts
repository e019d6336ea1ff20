import { monthCreditStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { payeSchedules } from '../../paye/data/paye.table.ts';
import { receipts } from '../../receipts/data/receipts.table.ts';
import { withholdingSchedules } from '../../withholding/data/withholding.table.ts';

/** What was paid for a month of either tax beyond what its filing is due. The database opens it with the filing; steps of its case alone move it. */
export const payeCredits = pgTable(
  'paye_credits',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Of PAYE, or of tax withheld: exactly one. */
    scheduleId: uuid('schedule_id')
      .unique()
      .references(() => payeSchedules.id),
    withholdingScheduleId: uuid('withholding_schedule_id')
      .unique()
      .references(() => withholdingSchedules.id),
    tpui: text().notNull(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** `returned`: a receipt behind it is void. */
    state: text({ enum: monthCreditStates }).notNull().default('open'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    proposedBy: uuid('proposed_by'),
    reason: text().notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decisionReason: text('decision_reason').notNull().default(''),
    /** Of the month, the newest when it was granted. */
    receiptId: uuid('receipt_id').references(() => receipts.id),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (table) => [
    check('paye_credits_month_check', sql`(${table.scheduleId} is null) <> (${table.withholdingScheduleId} is null)`),
    check('paye_credits_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check(
      'paye_credits_state_check',
      sql`${table.state} in ('open', 'proposed', 'granted', 'refused', 'lapsed', 'returned')
        and (${table.state} in ('granted', 'refused', 'returned')) = (${table.decidedAt} is not null)
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)
        and (${table.state} in ('granted', 'returned')) = (${table.receiptId} is not null)
        and (${table.state} = 'returned') = (${table.returnedAt} is not null)
        and (${table.proposedBy} is not null or ${table.state} in ('open', 'lapsed'))`,
    ),
    check('paye_credits_two_persons_check', sql`${table.decidedBy} <> ${table.proposedBy}`),
    index('paye_credits_tpui_idx').on(table.tpui),
    index('paye_credits_receipt_id_idx').on(table.receiptId),
    index('paye_credits_opened_at_idx').on(table.openedAt),
  ],
);
