import type { Localized } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Public holidays as one person proposed them; another releases them (case `holiday-release`, subject `holiday:<id>`). Never changed. */
export const holidayProposals = pgTable(
  'holiday_proposals',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    action: text({ enum: ['add', 'remove'] }).notNull(),
    day: date().notNull(),
    /** Of a day that becomes a holiday. */
    name: jsonb().$type<Localized>(),
    /** Who announced it, and where one can read it. */
    source: text().notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('holiday_proposals_action_check', sql`${table.action} in ('add', 'remove')`),
    check('holiday_proposals_name_check', sql`(${table.action} = 'add') = (${table.name} is not null)`),
    check('holiday_proposals_source_check', sql`length(${table.source}) between 3 and 300`),
    index('holiday_proposals_day_idx').on(table.day, table.proposedAt),
  ],
);
