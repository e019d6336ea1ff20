import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { withholdingSchedules } from './withholding.table.ts';

/** What an officer asks about a filed schedule, or about a row of it. How it stands is said by its case. */
export const withholdingQueries = pgTable(
  'withholding_queries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => withholdingSchedules.id),
    /** Of the payment; null: the whole schedule. */
    position: integer(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('withholding_queries_schedule_id_idx').on(table.scheduleId),
    index('withholding_queries_asked_by_idx').on(table.askedBy),
  ],
);

/** What was said of it, in order; it stays. */
export const withholdingQueryWords = pgTable(
  'withholding_query_words',
  {
    queryId: uuid('query_id')
      .notNull()
      .references(() => withholdingQueries.id),
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
      'withholding_query_words_side_check',
      sql`${table.side} in ('office', 'employer') and (${table.position} > 1 or ${table.side} = 'office')`,
    ),
    check(
      'withholding_query_words_text_check',
      sql`length(${table.text}) between 3 and 2000 and ${table.position} >= 1`,
    ),
    index('withholding_query_words_said_by_idx').on(table.saidBy),
  ],
);
