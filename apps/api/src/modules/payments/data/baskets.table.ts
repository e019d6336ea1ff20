import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';

/** Several bills of one payer, to be paid at once: which, and how much for each, never changes. */
export const paymentBaskets = pgTable(
  'payment_baskets',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    reference: text().notNull().unique(),
    payerTpui: text('payer_tpui').notNull(),
    /** The account that put it together. */
    madeBy: uuid('made_by').notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('payment_baskets_reference_check', sql`${table.reference} ~ '^KB[0-9A-HJKMNP-TV-Z]{14}$'`),
    check('payment_baskets_total_kobo_check', sql`${table.totalKobo} > 0`),
    index('payment_baskets_payer_tpui_idx').on(table.payerTpui, table.createdAt),
  ],
);

/** What of a basket's money is for which bill, fixed before anybody pays. The parts are the whole. */
export const paymentBasketBills = pgTable(
  'payment_basket_bills',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => paymentBaskets.id),
    position: smallint().notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.billId] }),
    unique('payment_basket_bills_position_unique').on(table.basketId, table.position),
    check('payment_basket_bills_amount_kobo_check', sql`${table.amountKobo} > 0 and ${table.position} > 0`),
    index('payment_basket_bills_bill_id_idx').on(table.billId),
  ],
);
