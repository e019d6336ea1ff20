import type { RowProblem, TaxpayerImportRecord } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { bills } from '../../billing/data/bills.table.ts';
import { users } from '../../identity/data/users.table.ts';
import type { RowFacts } from '../domain/check-row.ts';

const person = (name: string) => uuid(name).references(() => users.id);
const count = (name: string) => integer(name).notNull().default(0);

/** Spreadsheets that were read in, and how far they are. */
export const taxpayerImports = pgTable(
  'taxpayer_imports',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    fileName: text('file_name').notNull(),
    headers: text().array().notNull(),
    mapping: jsonb().$type<TaxpayerImportRecord['mapping']>().notNull().default({}),
    state: text({ enum: ['read', 'checked', 'proposed', 'released', 'applied', 'undone'] })
      .notNull()
      .default('read'),
    rows: count('rows'),
    good: count('good'),
    bad: count('bad'),
    newTaxpayers: count('new_taxpayers'),
    bills: count('bills'),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull().default(0),
    kept: count('kept'),
    uploadedBy: person('uploaded_by').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    proposedBy: person('proposed_by'),
    workId: uuid('work_id'),
    releasedBy: person('released_by'),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    undoneBy: person('undone_by'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoReason: text('undo_reason'),
    undoProposedBy: person('undo_proposed_by'),
    undoWorkId: uuid('undo_work_id'),
    /** Of what its rows say; empty for those read in before it was kept. */
    contentDigest: bytea('content_digest'),
  },
  (table) => [
    check(
      'taxpayer_imports_state_check',
      sql`${table.state} in ('read', 'checked', 'proposed', 'released', 'applied', 'undone')`,
    ),
    /** Two persons: nobody lets in what they proposed. */
    check(
      'taxpayer_imports_two_persons_check',
      sql`case when ${table.state} in ('released', 'applied', 'undone') then ${table.releasedBy} is not null and ${table.releasedBy} <> ${table.proposedBy}
        else ${table.releasedBy} is null end`,
    ),
    check('taxpayer_imports_undone_check', sql`(${table.state} = 'undone') = (${table.undoneBy} is not null)`),
    index('taxpayer_imports_uploaded_at_idx').on(table.uploadedAt, table.id),
    index('taxpayer_imports_uploaded_by_idx').on(table.uploadedBy),
    index('taxpayer_imports_proposed_by_idx').on(table.proposedBy),
    index('taxpayer_imports_released_by_idx').on(table.releasedBy),
    index('taxpayer_imports_undone_by_idx').on(table.undoneBy),
    index('taxpayer_imports_undo_proposed_by_idx').on(table.undoProposedBy),
    /** The same rows come in once, unless that was undone. */
    uniqueIndex('taxpayer_imports_content_digest_idx').on(table.contentDigest).where(sql`${table.state} <> 'undone'`),
  ],
);

/** Each row of a spreadsheet, what it says, and what came of it. */
export const taxpayerImportRows = pgTable(
  'taxpayer_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => taxpayerImports.id),
    /** As the spreadsheet counts; the headings are 1. */
    number: integer().notNull(),
    /** What may be a NIN is not kept. */
    cells: text().array().notNull(),
    problems: text().$type<RowProblem>().array().notNull().default([]),
    facts: jsonb().$type<RowFacts>(),
    /** Rows with the same one are one taxpayer. */
    personKey: text('person_key'),
    /** Whose row it is: somebody who was there, or since it was applied. */
    tpui: text(),
    isNew: boolean('is_new').notNull().default(false),
    billId: uuid('bill_id').references(() => bills.id),
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('taxpayer_import_rows_bill_id_idx').on(table.billId),
    index('taxpayer_import_rows_person_key_idx').on(table.importId, table.personKey),
  ],
);
