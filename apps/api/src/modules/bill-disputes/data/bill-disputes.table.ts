import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';

/** What a taxpayer says against an own bill; its case says what came of it. */
export const billDisputes = pgTable(
  'bill_disputes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    officeId: smallint('office_id').notNull(),
    kind: text().notNull(),
    text: text().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What the MDA whose bill it is knows of it. */
    mdaText: text('mda_text'),
    mdaSaidBy: uuid('mda_said_by'),
    mdaSaidAt: timestamp('mda_said_at', { withTimezone: true }),
  },
  (table) => [
    check('bill_disputes_kind_check', sql`${table.kind} in ('dispute', 'correction')`),
    check('bill_disputes_text_check', sql`length(${table.text}) between 10 and 2000`),
    check(
      'bill_disputes_mda_check',
      sql`(${table.mdaText} is null) = (${table.mdaSaidBy} is null) and (${table.mdaText} is null) = (${table.mdaSaidAt} is null) and length(${table.mdaText}) between 10 and 2000`,
    ),
    // One question about a bill at a time.
    uniqueIndex('bill_disputes_open_idx').on(table.billId).where(sql`${table.endedAt} is null`),
  ],
);
