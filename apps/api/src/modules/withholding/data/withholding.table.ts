import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

/** What a payer withheld in a month. One draft at a time; what is filed never changes, a later version amends it. */
export const withholdingSchedules = pgTable(
  'withholding_schedules',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** The payer. */
    tpui: text().notNull(),
    /** Its first day. */
    month: date().notNull(),
    version: smallint().notNull(),
    state: text({ enum: ['draft', 'filed'] })
      .notNull()
      .default('draft'),
    /** As whom they withhold: a small business need not up to an amount. */
    payer: text({ enum: ['company', 'small-business'] }).notNull(),
    payments: integer().notNull().default(0),
    grossKobo: kobo('gross_kobo').notNull().default(0),
    deductedKobo: kobo('deducted_kobo').notNull().default(0),
    lawKobo: kobo('law_kobo').notNull().default(0),
    dueKobo: kobo('due_kobo').notNull().default(0),
    /** The most that was due by a version before: billed already. */
    beforeKobo: kobo('before_kobo').notNull(),
    /** Rows that are left for an amendment, as they stand in the file. */
    leftOut: jsonb('left_out').notNull().default([]),
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
    unique('withholding_schedules_version_key').on(table.tpui, table.month, table.version),
    uniqueIndex('withholding_schedules_one_draft').on(table.tpui, table.month).where(sql`state = 'draft'`),
    check('withholding_schedules_month_check', sql`${table.month} = date_trunc('month', ${table.month})::date`),
    check(
      'withholding_schedules_payer_check',
      sql`${table.version} >= 1 and ${table.payer} in ('company', 'small-business')`,
    ),
    check(
      'withholding_schedules_filed_check',
      sql`${table.state} in ('draft', 'filed') and (${table.state} = 'filed') = (${table.filedAt} is not null) and (${table.filedAt} is null) = (${table.filedBy} is null)`,
    ),
    check(
      'withholding_schedules_bill_check',
      sql`(${table.billId} is not null) = (${table.state} = 'filed' and ${table.dueKobo} > ${table.beforeKobo} - ${table.replacedKobo}) and ${table.replacedKobo} between 0 and ${table.beforeKobo}`,
    ),
    check(
      'withholding_schedules_left_out_check',
      sql`jsonb_typeof(${table.leftOut}) = 'array' and jsonb_array_length(${table.leftOut}) <= 1000`,
    ),
    index('withholding_schedules_saved_by_idx').on(table.savedBy),
    index('withholding_schedules_filed_by_idx').on(table.filedBy),
  ],
);

/** One payment of a schedule. */
export const withholdingRows = pgTable(
  'withholding_rows',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => withholdingSchedules.id),
    position: integer().notNull(),
    name: text().notNull(),
    taxId: text('tax_id').notNull(),
    payee: text().notNull(),
    transaction: text().notNull(),
    stateId: smallint('state_id')
      .notNull()
      .references(() => states.id),
    invoice: text().notNull(),
    grossKobo: kobo('gross_kobo').notNull(),
    deductedKobo: kobo('deducted_kobo').notNull(),
    ratePpm: integer('rate_ppm').notNull(),
    isDoubled: boolean('is_doubled').notNull(),
    lawKobo: kobo('law_kobo').notNull(),
    dueKobo: kobo('due_kobo').notNull(),
    /** Who was paid, however the Tax ID is written: by name where there is none. Beneficiaries find their own by it. */
    beneficiary: text()
      .notNull()
      .generatedAlwaysAs(
        sql`md5(case when tax_id <> '' then 'id:' || lower(translate(tax_id, '- ', '')) else 'name:' || lower(name) end)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.position] }),
    check(
      'withholding_rows_amounts_check',
      sql`least(${table.deductedKobo}, ${table.lawKobo}) >= 0 and greatest(${table.deductedKobo}, ${table.lawKobo}) <= ${table.grossKobo} and ${table.grossKobo} > 0 and ${table.dueKobo} in (0, greatest(${table.lawKobo}, ${table.deductedKobo}))`,
    ),
    check(
      'withholding_rows_payee_check',
      sql`${table.payee} in ('resident-company', 'non-resident-company', 'resident-individual', 'non-resident-individual') and (${table.dueKobo} = 0 or ${table.payee} = 'resident-individual')`,
    ),
    check(
      'withholding_rows_rate_check',
      sql`${table.ratePpm} between 0 and 1000000 and (${table.ratePpm} > 0 or ${table.lawKobo} = 0)`,
    ),
    index('withholding_rows_state_id_idx').on(table.stateId),
    index('withholding_rows_beneficiary_idx').on(table.beneficiary),
  ],
);

/** Papers that were given out: what each said was withheld from somebody. No copy is kept; one that claims too much is taken back. */
export const withholdingNotes = pgTable(
  'withholding_notes',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => withholdingSchedules.id),
    beneficiary: text().notNull(),
    taxKobo: kobo('tax_kobo').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    takenBackBy: uuid('taken_back_by'),
    takenBackReason: text('taken_back_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.beneficiary] }),
    check('withholding_notes_tax_kobo_check', sql`${table.taxKobo} > 0`),
    check(
      'withholding_notes_taken_back_check',
      sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null)
        and (${table.takenBackAt} is null) = (${table.takenBackReason} = '')`,
    ),
  ],
);

/** What a payer's own lists call the columns of a schedule, as they said it last. */
export const withholdingColumnMaps = pgTable('withholding_column_maps', {
  tpui: text().primaryKey(),
  headings: jsonb().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
