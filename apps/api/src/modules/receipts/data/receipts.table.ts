import { sql } from 'drizzle-orm';
import { bigint, check, index, pgSequence, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { payments } from '../../payments/data/payments.table.ts';

/** Counts receipts; a payment that is rolled back leaves a gap, which is normal. */
export const receiptNumbers = pgSequence('receipt_numbers');

/** Proof that a bill was paid: one per bill, one per payment and bill. Append-only; written by `confirm_payment` and by decisions. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** For people and paper, for example `KDR-2026-00001234`. */
    receiptNumber: text('receipt_number').notNull().unique(),
    billId: uuid('bill_id')
      .notNull()
      .unique()
      .references(() => bills.id),
    /** Of a payment that was decided anew a second one stands, when the first is void. */
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    /** As it was on the day: the payer may change their name later, the receipt does not. */
    payerName: text('payer_name').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('receipts_payment_id_bill_id_unique').on(table.paymentId, table.billId),
    check('receipts_amount_kobo_check', sql`${table.amountKobo} > 0`),
    index('receipts_issued_at_idx').on(table.issuedAt),
  ],
);

/** Says that a receipt no longer counts, because the money went back. Append-only; the receipt itself stays. */
export const receiptVoids = pgTable('receipt_voids', {
  receiptId: uuid('receipt_id')
    .primaryKey()
    .references(() => receipts.id),
  reason: text().notNull(),
  voidedAt: timestamp('voided_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});
