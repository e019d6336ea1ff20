import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { users } from '../../identity/data/users.table.ts';
import { states } from '../../lookups/data/places.table.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' });

/** What an employer says of a month. One draft at a time; what is filed never changes, a later version amends it. */
export const payeSchedules = pgTable(
  'paye_schedules',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** The employer. */
    tpui: text().notNull(),
    /** Its first day. */
    month: date().notNull(),
    version: smallint().notNull(),
    state: text({ enum: ['draft', 'filed'] })
      .notNull()
      .default('draft'),
    employees: integer().notNull().default(0),
    grossKobo: kobo('gross_kobo').notNull().default(0),
    deductedKobo: kobo('deducted_kobo').notNull().default(0),
    lawKobo: kobo('law_kobo').notNull().default(0),
    dueKobo: kobo('due_kobo').notNull().default(0),
    /** Rows that stood out against the month before when it was saved. */
    outliers: integer().notNull().default(0),
    /** Rows that are left for an amendment, as they stand in the file. */
    leftOut: jsonb('left_out').notNull().default([]),
    /** The most that any version filed before was due: so much is billed. */
    beforeKobo: kobo('before_kobo').notNull(),
    /** What of it was billed by bills that this version replaced. */
    replacedKobo: kobo('replaced_kobo').notNull().default(0),
    billId: uuid('bill_id')
      .unique()
      .references(() => bills.id),
    savedBy: uuid('saved_by')
      .notNull()
      .references(() => users.id),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    filedBy: uuid('filed_by').references(() => users.id),
    filedAt: timestamp('filed_at', { withTimezone: true }),
  },
  (table) => [
    unique('paye_schedules_version_key').on(table.tpui, table.month, table.version),
    uniqueIndex('paye_schedules_one_draft').on(table.tpui, table.month).where(sql`state = 'draft'`),
    check('paye_schedules_month_check', sql`${table.month} = date_trunc('month', ${table.month})::date`),
    check('paye_schedules_version_check', sql`${table.version} >= 1`),
    check(
      'paye_schedules_filed_check',
      sql`${table.state} in ('draft', 'filed') and (${table.state} = 'filed') = (${table.filedAt} is not null) and (${table.filedAt} is null) = (${table.filedBy} is null)`,
    ),
    check(
      'paye_schedules_bill_check',
      sql`(${table.billId} is not null) = (${table.state} = 'filed' and ${table.dueKobo} > ${table.beforeKobo} - ${table.replacedKobo}) and ${table.replacedKobo} between 0 and ${table.beforeKobo}`,
    ),
    check(
      'paye_schedules_left_out_check',
      sql`jsonb_typeof(${table.leftOut}) = 'array' and jsonb_array_length(${table.leftOut}) <= 1000`,
    ),
    index('paye_schedules_saved_by_idx').on(table.savedBy),
    index('paye_schedules_filed_by_idx').on(table.filedBy),
  ],
);

/** One employee of a schedule. */
export const payeRows = pgTable(
  'paye_rows',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => payeSchedules.id),
    position: integer().notNull(),
    staffNumber: text('staff_number').notNull(),
    name: text().notNull(),
    taxId: text('tax_id').notNull(),
    stateId: smallint('state_id')
      .notNull()
      .references(() => states.id),
    grossKobo: kobo('gross_kobo').notNull(),
    pensionKobo: kobo('pension_kobo').notNull(),
    housingFundKobo: kobo('housing_fund_kobo').notNull(),
    healthInsuranceKobo: kobo('health_insurance_kobo').notNull(),
    lifeInsuranceKobo: kobo('life_insurance_kobo').notNull().default(0),
    homeLoanInterestKobo: kobo('home_loan_interest_kobo').notNull().default(0),
    yearlyRentKobo: kobo('yearly_rent_kobo').notNull(),
    deductedKobo: kobo('deducted_kobo').notNull(),
    lawKobo: kobo('law_kobo').notNull(),
    dueKobo: kobo('due_kobo').notNull(),
    /** One of the employer's (`paye_branches`): said once for the rows of a statement, by triggers. Null: none. */
    branchId: uuid('branch_id'),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.position] }),
    unique('paye_rows_staff_number_key').on(table.scheduleId, table.staffNumber),
    check(
      'paye_rows_amounts_check',
      sql`least(${table.grossKobo}, ${table.pensionKobo}, ${table.housingFundKobo}, ${table.healthInsuranceKobo}, ${table.yearlyRentKobo}, ${table.deductedKobo}, ${table.lawKobo}) >= 0 and ${table.dueKobo} in (0, greatest(${table.lawKobo}, ${table.deductedKobo}))`,
    ),
    check('paye_rows_reliefs_check', sql`least(${table.lifeInsuranceKobo}, ${table.homeLoanInterestKobo}) >= 0`),
    index('paye_rows_state_id_idx').on(table.stateId),
    // Employees find their own rows by it.
    index('paye_rows_tax_id_idx').on(table.taxId).where(sql`tax_id <> ''`),
  ],
);

/** What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case. */
export const payeQueries = pgTable(
  'paye_queries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => payeSchedules.id),
    /** Of the row; null: the whole schedule. */
    staffNumber: text('staff_number'),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('paye_queries_schedule_id_idx').on(table.scheduleId),
    index('paye_queries_asked_by_idx').on(table.askedBy),
  ],
);

/** What was said of it, in order; it stays. */
export const payeQueryWords = pgTable(
  'paye_query_words',
  {
    queryId: uuid('query_id')
      .notNull()
      .references(() => payeQueries.id),
    position: smallint().notNull(),
    side: text({ enum: ['office', 'employer'] }).notNull(),
    text: text().notNull(),
    saidBy: uuid('said_by')
      .notNull()
      .references(() => users.id),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queryId, table.position] }),
    check(
      'paye_query_words_side_check',
      sql`${table.side} in ('office', 'employer') and (${table.position} > 1 or ${table.side} = 'office')`,
    ),
    check('paye_query_words_text_check', sql`length(${table.text}) between 3 and 2000 and ${table.position} >= 1`),
    index('paye_query_words_said_by_idx').on(table.saidBy),
  ],
);

/** What an employer's own lists call the columns of a schedule, as they said it last. */
export const payeColumnMaps = pgTable('paye_column_maps', {
  tpui: text().primaryKey(),
  headings: jsonb().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
