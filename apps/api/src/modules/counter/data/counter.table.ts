import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { users } from '../../identity/data/users.table.ts';
import { mdas } from '../../lookups/data/collectors.table.ts';
import { mdaCounters } from '../../mdas/data/mdas.table.ts';
import { receipts } from '../../receipts/data/receipts.table.ts';

const now = sql`clock_timestamp()`;

/** Bills that were raised at the counter of an MDA, and by whom. Append-only. */
export const counterBills = pgTable(
  'counter_bills',
  {
    billId: uuid('bill_id')
      .primaryKey()
      .references(() => bills.id),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    raisedBy: uuid('raised_by')
      .notNull()
      .references(() => users.id),
    /** Absent: at none, or before counters were known. */
    counterId: integer('counter_id').references(() => mdaCounters.id),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull().default(now),
  },
  (table) => [
    index('counter_bills_mda_id_raised_at_idx').on(table.mdaId, table.raisedAt),
    index('counter_bills_raised_by_idx').on(table.raisedBy),
    index('counter_bills_counter_id_idx').on(table.counterId).where(sql`${table.counterId} is not null`),
  ],
);

/** What a receipt was paid for was given, once. Append-only. */
export const servicesGiven = pgTable(
  'services_given',
  {
    receiptId: uuid('receipt_id')
      .primaryKey()
      .references(() => receipts.id),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    givenBy: uuid('given_by')
      .notNull()
      .references(() => users.id),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().default(now),
  },
  (table) => [
    index('services_given_mda_id_given_at_idx').on(table.mdaId, table.givenAt),
    index('services_given_given_by_idx').on(table.givenBy),
  ],
);

/** Text messages to payers, asked for at the counter: the row waits until the network took it, or it can never be sent. */
export const billMessages = pgTable(
  'bill_messages',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    kind: text({ enum: ['invoice', 'receipt'] }).notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    state: text({ enum: ['waiting', 'sent', 'refused'] })
      .notNull()
      .default('waiting'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('bill_messages_kind_check', sql`${table.kind} in ('invoice', 'receipt')`),
    check('bill_messages_state_check', sql`${table.state} in ('waiting', 'sent', 'refused')`),
    check('bill_messages_settled_check', sql`(${table.settledAt} is null) = (${table.state} = 'waiting')`),
    index('bill_messages_bill_id_asked_at_idx').on(table.billId, table.askedAt),
    index('bill_messages_asked_by_idx').on(table.askedBy),
  ],
);

/** Unpaid bills that were corrected: what they said before, and the bill that took their place, where one did. Append-only. */
export const billCorrections = pgTable(
  'bill_corrections',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** Counts from 1 for each bill. */
    number: smallint().notNull(),
    /** Absent: the bill kept its reference. */
    newBillId: uuid('new_bill_id')
      .unique()
      .references(() => bills.id),
    reason: text().notNull(),
    correctedBy: uuid('corrected_by')
      .notNull()
      .references(() => users.id),
    correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull().default(now),
    /** Payer and lines as they were. */
    before: jsonb().notNull(),
  },
  (table) => [
    unique('bill_corrections_number_key').on(table.billId, table.number),
    check('bill_corrections_reason_check', sql`length(${table.reason}) between 5 and 500`),
    check('bill_corrections_new_check', sql`${table.newBillId} <> ${table.billId}`),
    index('bill_corrections_corrected_by_idx').on(table.correctedBy),
  ],
);
