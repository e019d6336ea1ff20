import { bigint, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Figures by day and one dimension at a time. */
export const dailyTotals = pgTable('daily_totals', {
  measure: text({ enum: ['billed', 'collected'] }).notNull(),
  dimension: text().notNull(),
  key: text().notNull(),
  day: date().notNull(),
  status: text().notNull(),
  documents: integer().notNull(),
  lines: integer().notNull(),
  kobo: bigint({ mode: 'number' }).notNull(),
});

/** What was collected by month, for questions about several dimensions over years. */
export const monthlyCollections = pgTable('monthly_collections', {
  month: date().notNull(),
  mdaId: integer('mda_id').notNull(),
  revenueHeadId: integer('revenue_head_id').notNull(),
  channelId: smallint('channel_id').notNull(),
  gatewayId: text('gateway_id').notNull(),
  documents: integer().notNull(),
  lines: integer().notNull(),
  kobo: bigint({ mode: 'number' }).notNull(),
});

/** The same by who paid. */
export const monthlyPayers = pgTable('monthly_payers', {
  month: date().notNull(),
  taxOfficeId: smallint('tax_office_id').notNull(),
  lgaId: integer('lga_id').notNull(),
  payerCategoryId: smallint('payer_category_id').notNull(),
  expertSystemId: integer('expert_system_id').notNull(),
  documents: integer().notNull(),
  lines: integer().notNull(),
  kobo: bigint({ mode: 'number' }).notNull(),
});
