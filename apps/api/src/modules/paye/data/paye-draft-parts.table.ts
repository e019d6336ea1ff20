import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** A part of a large schedule, computed, until its draft is saved; a day at most. */
export const payeDraftParts = pgTable(
  'paye_draft_parts',
  {
    tpui: text().notNull(),
    /** Its first day. */
    month: date().notNull(),
    uploadId: uuid('upload_id').notNull(),
    part: smallint().notNull(),
    lines: jsonb().notNull(),
    savedBy: uuid('saved_by')
      .notNull()
      .references(() => users.id),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tpui, table.month, table.uploadId, table.part] }),
    check('paye_draft_parts_part_check', sql`${table.part} between 0 and 98`),
    index('paye_draft_parts_saved_at_idx').on(table.savedAt),
    index('paye_draft_parts_saved_by_idx').on(table.savedBy),
  ],
);
