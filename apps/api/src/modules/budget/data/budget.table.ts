import { type StatementKind, statementKinds } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What a year's collections are held against. A correction is a new version; nothing is overwritten (decision 25 of the areas). */
export const revenueTargets = pgTable(
  'revenue_targets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    year: smallint().notNull(),
    /** 1 to 12; absent for the whole year. */
    month: smallint(),
    /** Of one MDA, of one revenue head, or absent: of the state. */
    mdaId: integer('mda_id'),
    revenueHeadId: integer('revenue_head_id'),
    kobo: bigint({ mode: 'number' }).notNull(),
    /** For example `Original budget`; counted from 1 by year. */
    version: smallint().notNull(),
    /** The document it comes from. */
    source: text().notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('revenue_targets_kobo_check', sql`${table.kobo} >= 0`),
    check('revenue_targets_month_check', sql`${table.month} between 1 and 12`),
    check('revenue_targets_subject_check', sql`${table.mdaId} is null or ${table.revenueHeadId} is null`),
    index('revenue_targets_year_idx').on(table.year, table.version),
  ],
);

/** What the portal cannot measure and an office states of a year. A correction is a new row; nothing is overwritten. */
export const fiscalStatements = pgTable(
  'fiscal_statements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: Object.keys(statementKinds) as [StatementKind] }).notNull(),
    year: smallint().notNull(),
    /** Kobo, or persons. */
    value: bigint({ mode: 'number' }).notNull(),
    office: text().notNull(),
    statedOn: date('stated_on').notNull(),
    document: text().notNull(),
    enteredBy: text('entered_by').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('fiscal_statements_value_check', sql`${table.value} >= 0`),
    check('fiscal_statements_year_check', sql`${table.year} between 2000 and 2100`),
    index('fiscal_statements_newest_idx').on(table.year, table.kind, table.id),
  ],
);
