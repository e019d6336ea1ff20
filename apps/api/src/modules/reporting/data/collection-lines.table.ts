import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { receipts } from '../../receipts/data/receipts.table.ts';

/**
 * What was collected: a row for each line of a receipt, and again, negative, when the receipt is voided. Written by the database
 * with the receipt; append-only. Everything collections are chosen by stands on the row itself; its ids are the bill's and the
 * payment's, which have the foreign keys: nine more checks for each payment would prove nothing.
 */
export const collectionLines = pgTable(
  'collection_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    position: smallint().notNull(),
    isVoid: boolean('is_void').notNull(),
    /** When the provider took the money; of a void, when the receipt was voided. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** That moment's day in Lagos: the day of reports. */
    day: date().notNull().generatedAlwaysAs(sql`(at at time zone 'Africa/Lagos')::date`),
    /** The day in Lagos on which the books have it: the day of the ledger's proof. */
    bookedOn: date('booked_on').notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    billReference: text('bill_reference').notNull(),
    receiptNumber: text('receipt_number').notNull(),
    providerReference: text('provider_reference').notNull(),
    /** As on the receipt. */
    payerName: text('payer_name').notNull(),
    payerTpui: text('payer_tpui'),
    /** Tells payers apart when they are counted: the TPUI, else a digest of telephone and e-mail. */
    payerKey: text('payer_key').notNull(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    mdaId: integer('mda_id').notNull(),
    taxOfficeId: smallint('tax_office_id'),
    lgaId: integer('lga_id'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    channelId: smallint('channel_id').notNull(),
    gatewayId: text('gateway_id').notNull(),
    expertSystemId: integer('expert_system_id'),
    engineCodeId: integer('engine_code_id'),
    /** Negative in a void. */
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  },
  (table) => [
    check(
      'collection_lines_amount_kobo_check',
      sql`(${table.amountKobo} < 0) = ${table.isVoid} and ${table.amountKobo} <> 0`,
    ),
    unique('collection_lines_receipt_id_position_is_void_unique').on(table.receiptId, table.position, table.isVoid),
    index('collection_lines_at_id_idx').on(table.at, table.id),
    index('collection_lines_mda_id_at_idx').on(table.mdaId, table.at, table.id),
    index('collection_lines_tax_office_id_at_idx').on(table.taxOfficeId, table.at, table.id),
    index('collection_lines_revenue_head_id_at_idx').on(table.revenueHeadId, table.at, table.id),
    index('collection_lines_expert_system_id_at_idx')
      .on(table.expertSystemId, table.at, table.id)
      .where(sql`expert_system_id is not null`),
    index('collection_lines_payer_key_at_idx').on(table.payerKey, table.at),
    index('collection_lines_bill_id_idx').on(table.billId),
    index('collection_lines_receipt_number_idx').on(table.receiptNumber),
    index('collection_lines_provider_reference_idx').on(table.providerReference),
    index('collection_lines_booked_on_idx').using('brin', table.bookedOn),
  ],
);
