import { bigint, boolean, date, integer, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Views that other modules publish for reading; their columns are a promise, whatever becomes of the tables (migrations). */
const reading = pgSchema('reading');

export const invoices = reading
  .view('invoices', {
    id: uuid().notNull(),
    reference: text().notNull(),
    issuedOn: date('issued_on').notNull(),
    expiresOn: date('expires_on').notNull(),
    standing: text().notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    payer: text().notNull(),
    payerPhone: text('payer_phone').notNull(),
    payerTpui: text('payer_tpui'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    category: text(),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    taxOfficeId: smallint('tax_office_id'),
    taxOffice: text('tax_office'),
    lgaId: integer('lga_id'),
    lga: text(),
    expertSystemId: integer('expert_system_id'),
    expertSystem: text('expert_system'),
    engineCodeId: integer('engine_code_id'),
    engineCode: text('engine_code'),
    heads: text(),
    status: text().notNull(),
  })
  .existing();

/** A row for each line of a bill, with what stands on the bill. */
export const invoiceLines = reading
  .view('invoice_lines', {
    billId: uuid('bill_id').notNull(),
    position: smallint().notNull(),
    issuedOn: date('issued_on').notNull(),
    standing: text().notNull(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    mdaId: integer('mda_id').notNull(),
    taxOfficeId: smallint('tax_office_id'),
    lgaId: integer('lga_id'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    expertSystemId: integer('expert_system_id'),
    engineCodeId: integer('engine_code_id'),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

export const collections = reading
  .view('collections', {
    id: bigint({ mode: 'number' }).notNull(),
    receiptId: uuid('receipt_id').notNull(),
    position: smallint().notNull(),
    isVoid: boolean('is_void').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    day: date().notNull(),
    bookedOn: date('booked_on').notNull(),
    billId: uuid('bill_id').notNull(),
    billReference: text('bill_reference').notNull(),
    receiptNumber: text('receipt_number').notNull(),
    providerReference: text('provider_reference').notNull(),
    payer: text().notNull(),
    payerTpui: text('payer_tpui'),
    payerCategoryId: smallint('payer_category_id').notNull(),
    category: text(),
    mdaId: integer('mda_id').notNull(),
    mda: text(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    head: text(),
    headCode: text('head_code'),
    taxOfficeId: smallint('tax_office_id'),
    taxOffice: text('tax_office'),
    lgaId: integer('lga_id'),
    lga: text(),
    expertSystemId: integer('expert_system_id'),
    expertSystem: text('expert_system'),
    engineCodeId: integer('engine_code_id'),
    engineCode: text('engine_code'),
    channelId: smallint('channel_id').notNull(),
    channel: text(),
    gatewayId: text('gateway_id').notNull(),
    gateway: text(),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  })
  .existing();

/** The register of taxpayers, with sums of the bills the reader may see. */
export const taxpayers = reading
  .view('taxpayers', {
    tpui: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    categoryId: smallint('category_id').notNull(),
    category: text(),
    lgaId: integer('lga_id'),
    lga: text(),
    homeOfficeId: smallint('home_office_id'),
    homeOffice: text('home_office'),
    standing: text().notNull(),
    registeredOn: date('registered_on').notNull(),
    bills: integer().notNull(),
    billedKobo: bigint('billed_kobo', { mode: 'number' }).notNull(),
    collectedKobo: bigint('collected_kobo', { mode: 'number' }).notNull(),
    outstandingKobo: bigint('outstanding_kobo', { mode: 'number' }).notNull(),
    lastPaidAt: timestamp('last_paid_at', { withTimezone: true }),
  })
  .existing();

const logColumns = {
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  actorName: text('actor_name'),
  actorRole: text('actor_role'),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text().notNull(),
  address: text(),
  device: text(),
  requestId: text('request_id'),
} as const;

export const audit = reading.view('audit', { ...logColumns, reason: text() }).existing();
export const activity = reading.view('activity', logColumns).existing();
