import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { mdas } from '../../lookups/data/collectors.table.ts';

/** `billed` by the day of issue and how the bills stand now; `collected` by the day of payment or of voiding. */
export const measures = ['billed', 'collected'] as const;

/**
 * Changes of the figures that are not added up yet, written with what caused them. Whoever adds up deletes the rows it took in
 * the same statement, so that each counts once. Columns that do not fit a measure are empty.
 */
export const totalsQueue = pgTable('totals_queue', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  measure: text({ enum: measures }).notNull(),
  /** Of bills: how they stand. Of collections: `receipt` or `void`. */
  status: text().notNull(),
  day: date().notNull(),
  mdaId: integer('mda_id').notNull(),
  revenueHeadId: integer('revenue_head_id').notNull(),
  taxOfficeId: smallint('tax_office_id'),
  lgaId: integer('lga_id'),
  payerCategoryId: smallint('payer_category_id').notNull(),
  expertSystemId: integer('expert_system_id'),
  engineCodeId: integer('engine_code_id'),
  channelId: smallint('channel_id'),
  gatewayId: text('gateway_id'),
  /** Of payments: 0 to 23 in Lagos. */
  hour: smallint(),
  /** Bills or receipts: 1 with the first line of each, -1 when it is taken back, else 0. */
  documents: smallint().notNull(),
  lines: smallint().notNull(),
  kobo: bigint({ mode: 'number' }).notNull(),
});

/** Figures by day and one dimension at a time; dimension `all` is everything. Folded from the queue, so about a second late. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    measure: text({ enum: measures }).notNull(),
    /** `all`, `mda`, `head`, `office`, `lga`, `category`, `expert-system`, `engine-code`, `channel`, `gateway`, `hour`. */
    dimension: text().notNull(),
    /** Id of the MDA, head, office …; empty where the dimension does not apply or nobody knew. */
    key: text().notNull(),
    day: date().notNull(),
    status: text().notNull(),
    documents: integer().notNull(),
    lines: integer().notNull(),
    kobo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.measure, table.dimension, table.key, table.day, table.status] }),
    index('daily_totals_day_idx').on(table.measure, table.dimension, table.day),
  ],
);

/** What was collected by month, for questions about several dimensions over years. `month` is its first day. */
export const monthlyCollections = pgTable(
  'monthly_collections',
  {
    month: date().notNull(),
    mdaId: integer('mda_id').notNull(),
    revenueHeadId: integer('revenue_head_id').notNull(),
    channelId: smallint('channel_id').notNull(),
    gatewayId: text('gateway_id').notNull(),
    documents: integer().notNull(),
    lines: integer().notNull(),
    kobo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'monthly_collections_pk',
      columns: [table.month, table.mdaId, table.revenueHeadId, table.channelId, table.gatewayId],
    }),
  ],
);

/** The same by who paid. 0 stands for an office, LGA or expert system that a bill does not have. */
export const monthlyPayers = pgTable(
  'monthly_payers',
  {
    month: date().notNull(),
    taxOfficeId: smallint('tax_office_id').notNull(),
    lgaId: integer('lga_id').notNull(),
    payerCategoryId: smallint('payer_category_id').notNull(),
    expertSystemId: integer('expert_system_id').notNull(),
    documents: integer().notNull(),
    lines: integer().notNull(),
    kobo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'monthly_payers_pk',
      columns: [table.month, table.taxOfficeId, table.lgaId, table.payerCategoryId, table.expertSystemId],
    }),
  ],
);

/** How many paid in a month, by dimension; taken anew each night for the months that still move. */
export const payerSnapshots = pgTable(
  'payer_snapshots',
  {
    month: date().notNull(),
    /** `all`, `mda`, `head`, `office`, `lga`, `category`, `channel`. */
    dimension: text().notNull(),
    key: text().notNull(),
    payers: integer().notNull(),
    /** Whose first payment ever fell into the month. */
    newPayers: integer('new_payers').notNull(),
    kobo: bigint({ mode: 'number' }).notNull(),
    /** What the ten, fifty and hundred largest payers paid. */
    top10Kobo: bigint('top10_kobo', { mode: 'number' }).notNull(),
    top50Kobo: bigint('top50_kobo', { mode: 'number' }).notNull(),
    top100Kobo: bigint('top100_kobo', { mode: 'number' }).notNull(),
    /** Herfindahl-Hirschman index of the payers' shares, 0 to 10,000. */
    concentration: integer().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.key, table.month] })],
);

/** What is owed, by how long ago it was issued, as it was on a day. */
export const arrearsSnapshots = pgTable(
  'arrears_snapshots',
  {
    takenOn: date('taken_on').notNull(),
    /** `all`, `mda`, `office`, `lga`, `category`, `expert-system`. */
    dimension: text().notNull(),
    key: text().notNull(),
    /** Youngest age in days: 0, 31, 91, 181, 366, 1096, 2191. */
    fromDays: smallint('from_days').notNull(),
    bills: integer().notNull(),
    kobo: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.takenOn, table.dimension, table.key, table.fromDays] })],
);

/**
 * Of a year until a day: what reached the treasury's bank of what providers took, and how many paid services were given. Null where
 * nobody knows.
 */
export const treasurySnapshots = pgTable(
  'treasury_snapshots',
  {
    year: smallint().primaryKey(),
    until: date().notNull(),
    /** The first day whose payments providers' lists are held against. */
    settledSince: date('settled_since'),
    /** Taken by providers, less what went back. */
    paidKobo: bigint('paid_kobo', { mode: 'number' }),
    /** Of it, in payouts that stand on the bank's statement in full. */
    settledKobo: bigint('settled_kobo', { mode: 'number' }),
    /** From payment to the bank's credit. */
    medianDays: numeric('median_days', { precision: 6, scale: 1 }),
    servedSince: date('served_since'),
    /** Of MDAs that mark what they gave, since they do. */
    receipts: integer(),
    served: integer(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'treasury_snapshots_settled_check',
      sql`(${table.settledSince} is null) = (${table.paidKobo} is null) and (${table.paidKobo} is null) = (${table.settledKobo} is null) and ${table.settledKobo} <= ${table.paidKobo}`,
    ),
    check(
      'treasury_snapshots_served_check',
      sql`(${table.servedSince} is null) = (${table.receipts} is null) and (${table.receipts} is null) = (${table.served} is null) and ${table.served} <= ${table.receipts}`,
    ),
  ],
);

/** Of it by MDA, where a statement of the bank was read. */
export const treasuryMdaSnapshots = pgTable(
  'treasury_mda_snapshots',
  {
    year: smallint()
      .notNull()
      .references(() => treasurySnapshots.year, { onDelete: 'cascade' }),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    paidKobo: bigint('paid_kobo', { mode: 'number' }).notNull(),
    settledKobo: bigint('settled_kobo', { mode: 'number' }).notNull(),
    medianDays: numeric('median_days', { precision: 6, scale: 1 }),
  },
  (table) => [
    primaryKey({ name: 'treasury_mda_snapshots_pk', columns: [table.year, table.mdaId] }),
    check('treasury_mda_snapshots_settled_check', sql`${table.settledKobo} between 0 and ${table.paidKobo}`),
  ],
);

/** Each time the figures were held against the books: what did not agree, in words and numbers. */
export const totalsProofs = pgTable(
  'totals_proofs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
    /** Nothing differs. */
    holds: boolean().notNull(),
    differences: jsonb()
      .$type<readonly { readonly check: string; readonly subject: string; readonly kobo: number }[]>()
      .notNull(),
  },
  (table) => [check('totals_proofs_holds_check', sql`${table.holds} = (${table.differences} = '[]'::jsonb)`)],
);
