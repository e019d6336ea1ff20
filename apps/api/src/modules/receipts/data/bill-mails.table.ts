import { billMailKinds } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';

/** What a payer was written about a bill, once the post office took it. The address is the bill's and stands there. Append-only. */
export const billMails = pgTable(
  'bill_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    kind: text({ enum: billMailKinds }).notNull(),
    /** What happens once and is told once; a job that is repeated writes no second row. */
    occasion: text().notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('bill_mails_kind_check', sql`${table.kind} in ('invoice', 'receipt', 'review', 'decision', 'refund')`),
    check('bill_mails_occasion_check', sql`length(${table.occasion}) between 1 and 200`),
    index('bill_mails_bill_id_idx').on(table.billId),
  ],
);
