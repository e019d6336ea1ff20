import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The annual return of an employer (Form H1) as it was filed. It stays; a later version follows an amended month. */
export const payeReturns = pgTable(
  'paye_returns',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    tpui: text().notNull(),
    year: smallint().notNull(),
    version: smallint().notNull(),
    employees: integer().notNull(),
    grossKobo: kobo('gross_kobo'),
    deductedKobo: kobo('deducted_kobo'),
    lawKobo: kobo('law_kobo'),
    dueKobo: kobo('due_kobo'),
    projectedKobo: kobo('projected_kobo'),
    signedAs: text('signed_as').notNull(),
    filedBy: uuid('filed_by')
      .notNull()
      .references(() => users.id),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('paye_returns_version_key').on(table.tpui, table.year, table.version),
    check(
      'paye_returns_signed_check',
      sql`${table.signedAs} in ('managing-director', 'accountant', 'secretary', 'owner') and ${table.version} >= 1 and ${table.projectedKobo} >= 0`,
    ),
    index('paye_returns_filed_by_idx').on(table.filedBy),
  ],
);

/** What one employee had in the year (Form A). */
export const payeReturnRows = pgTable(
  'paye_return_rows',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => payeReturns.id),
    staffNumber: text('staff_number').notNull(),
    name: text().notNull(),
    taxId: text('tax_id').notNull(),
    stateId: smallint('state_id').notNull(),
    months: smallint().notNull(),
    grossKobo: kobo('gross_kobo'),
    pensionKobo: kobo('pension_kobo'),
    housingFundKobo: kobo('housing_fund_kobo'),
    healthInsuranceKobo: kobo('health_insurance_kobo'),
    lifeInsuranceKobo: kobo('life_insurance_kobo').default(0),
    homeLoanInterestKobo: kobo('home_loan_interest_kobo').default(0),
    yearlyRentKobo: kobo('yearly_rent_kobo'),
    deductedKobo: kobo('deducted_kobo'),
    lawKobo: kobo('law_kobo'),
    dueKobo: kobo('due_kobo'),
    yearLawKobo: kobo('year_law_kobo'),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.staffNumber] })],
);
