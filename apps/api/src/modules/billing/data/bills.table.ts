import type { AmountWorking, HeadAnswers } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { engineCodes, expertSystems, mdas, revenueHeads, taxOffices } from '../../lookups/data/collectors.table.ts';
import { taxpayerCategories } from '../../lookups/data/people.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';
import { headTariffs } from '../../tariffs/data/tariffs.table.ts';

/** How a bill stands, whatever the day: `open` is unpaid, or expired once its day has passed. */
export const billStandings = ['open', 'under-review', 'paid', 'void', 'cancelled'] as const;

/**
 * A demand for money. Its total equals the sum of its lines, and it is paid exactly when a receipt exists: both are
 * checked by the database at commit. Bills are never deleted; an unwanted one is cancelled.
 */
export const bills = pgTable(
  'bills',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** What people type; nobody can guess one (`makeBillReference`). */
    reference: text().notNull().unique(),
    /** Tax Payer Unique Identifier; absent while the payer has no account. */
    payerTpui: text('payer_tpui'),
    payerCategoryId: smallint('payer_category_id')
      .notNull()
      .references(() => taxpayerCategories.id),
    payerFirstName: text('payer_first_name').notNull(),
    /** Empty for organisations. */
    payerLastName: text('payer_last_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payerPhone: text('payer_phone').notNull(),
    payerAddress: text('payer_address').notNull(),
    /** The payer is an organisation as its people declared it; its name is the first name. */
    payerIsOrganisation: boolean('payer_is_organisation').notNull().default(false),
    /** Its RC or BN number on the day of issue; empty for agencies and for everybody else. */
    payerRegistrationNumber: text('payer_registration_number').notNull().default(''),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    /** Of the payer on the day of issue, as the local government below; absent when nobody knew. */
    taxOfficeId: smallint('tax_office_id').references(() => taxOffices.id),
    payerLgaId: integer('payer_lga_id').references(() => lgas.id),
    /** Present when an expert system raised the bill (`isFromTsp`). */
    expertSystemId: integer('expert_system_id').references(() => expertSystems.id),
    /** The code of that system with which the bill came. */
    engineCodeId: integer('engine_code_id'),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    issuedOn: date('issued_on').notNull(),
    /** Three months after issue (spec §9), later when the bill was renewed. */
    expiresOn: date('expires_on').notNull(),
    /** Of a part of a plan: the day agreed for it, before its last one. Never changes. */
    dueOn: date('due_on'),
    /** The account that raised it for itself; absent for everything else, and for what is older than this column. Never changes. */
    raisedBy: uuid('raised_by'),
    /** Who filled it for the payer, as papers say it; absent when the payer did. */
    preparedBy: text('prepared_by'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Who cancelled it and why; absent where another decision did (a declaration that was rejected). */
    cancelledBy: uuid('cancelled_by'),
    cancelledReason: text('cancelled_reason'),
    /** 1 unpaid, 2 exactly when a receipt exists (spec §4). */
    payStatusId: smallint('pay_status_id').notNull().default(1),
    /** Derived by the database from receipt, void, cases and attempts; nobody writes it. Lists choose by it. */
    standing: text({ enum: billStandings }).notNull().default('open'),
    /** Counts changes; every update raises it by one. */
    version: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('bills_reference_check', sql`${table.reference} ~ '^KD[0-9A-HJKMNP-TV-Z]{14}$'`),
    check(
      'bills_payer_organisation_check',
      sql`case when ${table.payerIsOrganisation} then ${table.payerLastName} = '' and ${table.payerTpui} is not null else ${table.payerRegistrationNumber} = '' end`,
    ),
    check(
      'bills_cancelled_by_check',
      sql`(${table.cancelledBy} is null) = (${table.cancelledReason} is null) and (${table.cancelledReason} is null or (${table.cancelledAt} is not null and length(${table.cancelledReason}) between 3 and 500))`,
    ),
    check('bills_total_kobo_check', sql`${table.totalKobo} > 0`),
    check('bills_pay_status_id_check', sql`${table.payStatusId} in (1, 2)`),
    check('bills_due_on_check', sql`${table.dueOn} between ${table.issuedOn} and ${table.expiresOn}`),
    check('bills_expires_on_check', sql`${table.expiresOn} >= (${table.issuedOn} + interval '3 months')::date`),
    check('bills_standing_check', sql`${table.standing} in ('open', 'under-review', 'paid', 'void', 'cancelled')`),
    foreignKey({
      name: 'bills_engine_code_of_expert_system_fk',
      columns: [table.expertSystemId, table.engineCodeId],
      foreignColumns: [engineCodes.expertSystemId, engineCodes.id],
    }),
    check('bills_engine_code_id_check', sql`${table.engineCodeId} is null or ${table.expertSystemId} is not null`),
    index('bills_payer_tpui_issued_on_idx').on(table.payerTpui, table.issuedOn),
    index('bills_mda_id_issued_on_idx').on(table.mdaId, table.issuedOn),
    index('bills_tax_office_id_issued_on_idx').on(table.taxOfficeId, table.issuedOn),
    index('bills_expert_system_id_issued_on_idx').on(table.expertSystemId, table.issuedOn),
    index('bills_issued_on_id_idx').on(table.issuedOn, table.id),
    index('bills_payer_phone_issued_on_idx').on(table.payerPhone, table.issuedOn),
    // Names are looked for in the middle. No index knows the standing: a payment would then write every index of its bill anew.
    index('bills_payer_name_idx').using('gin', sql`lower(payer_last_name || ' ' || payer_first_name) gin_trgm_ops`),
  ],
);

export const billLines = pgTable(
  'bill_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** Counts from 1, in the order of the invoice. */
    position: smallint().notNull(),
    revenueHeadId: integer('revenue_head_id')
      .notNull()
      .references(() => revenueHeads.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    description: text().notNull(),
    narration: text().notNull(),
    /** That of the bill, so that the bills of a revenue head are found by their day. */
    issuedOn: date('issued_on').notNull(),
  },
  (table) => [
    check('bill_lines_amount_kobo_check', sql`${table.amountKobo} > 0`),
    unique('bill_lines_bill_id_position_unique').on(table.billId, table.position),
    index('bill_lines_revenue_head_id_issued_on_idx').on(table.revenueHeadId, table.issuedOn, table.billId),
  ],
);

/** By which tariff a line was reckoned, from which answers. Lines that no form made have none. */
export const billLineTerms = pgTable(
  'bill_line_terms',
  {
    billId: uuid('bill_id').notNull(),
    position: smallint().notNull(),
    /** Absent: nobody had released one, and the amount was entered. */
    tariffId: uuid('tariff_id').references(() => headTariffs.id),
    answers: jsonb().$type<HeadAnswers>().notNull(),
    working: jsonb().$type<AmountWorking>().notNull(),
    /** What was typed besides; the line's narration has the answers before it. */
    words: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.position] }),
    foreignKey({
      name: 'bill_line_terms_line_fk',
      columns: [table.billId, table.position],
      foreignColumns: [billLines.billId, billLines.position],
    }),
    index('bill_line_terms_tariff_id_idx').on(table.tariffId),
  ],
);

/** An expired bill that was made payable again, by anybody who held its reference. Append-only; `renew_bill` alone writes it. */
export const billRenewals = pgTable(
  'bill_renewals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    /** The account that was signed in, if one was. */
    renewedBy: uuid('renewed_by'),
    renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The last day on which it was payable before, and since. */
    expiredOn: date('expired_on').notNull(),
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [
    check('bill_renewals_expires_on_check', sql`${table.expiresOn} > ${table.expiredOn}`),
    // One renewal of one expiry, whoever asks for it at the same time.
    unique('bill_renewals_bill_id_expired_on_unique').on(table.billId, table.expiredOn),
  ],
);
