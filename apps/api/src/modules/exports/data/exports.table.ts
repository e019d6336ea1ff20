import type { ExportFormat, ExportProblem, ExportState, Language, ReportId, Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A file somebody asked for. What was asked, by whom and with which reach never changes, and a finished export stays as it
 * ended: the database refuses (migrations). The bytes lie in the document store, in parts that only a finished export names.
 */
export const exports = pgTable(
  'exports',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose rows the person could see when they asked. */
    scope: jsonb().$type<Scope>().notNull(),
    report: text().$type<ReportId>().notNull(),
    asked: jsonb().$type<Record<string, string | number>>().notNull(),
    columns: text().array().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<ExportState>().notNull().default('queued'),
    problem: text().$type<ExportProblem>(),
    /** Counts tries; each writes its own file. */
    attempt: smallint().notNull().default(0),
    rows: integer(),
    rowsDone: integer('rows_done').notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    parts: integer(),
    requestedAt: moment('requested_at').notNull(),
    asOf: moment('as_of'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('exports_user_id_requested_at_idx').on(table.userId, table.requestedAt),
    index('exports_kept_idx').on(table.finishedAt).where(sql`${table.state} = 'done'`),
    index('exports_open_idx').on(table.requestedAt).where(sql`${table.state} in ('queued', 'running')`),
    index('exports_requested_at_idx').on(table.requestedAt),
    check('exports_format_check', sql`${table.format} in ('csv', 'xlsx', 'pdf')`),
    check(
      'exports_state_check',
      sql`${table.state} in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')`,
    ),
    check(
      'exports_done_check',
      sql`${table.state} not in ('done', 'expired') or (num_nulls(${table.rows}, ${table.bytes}, ${table.parts}, ${table.asOf}) = 0 and ${table.rowsDone} = ${table.rows})`,
    ),
    check('exports_finished_check', sql`(${table.finishedAt} is null) = (${table.state} in ('queued', 'running'))`),
    check('exports_problem_check', sql`(${table.problem} is not null) = (${table.state} = 'failed')`),
    check('exports_rows_check', sql`${table.rowsDone} between 0 and coalesce(${table.rows}, ${table.rowsDone})`),
  ],
);
