import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';

/** What is asked for; how it stands, and who decided, says its case. */
export const officeChanges = pgTable(
  'office_changes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    tpui: text().notNull(),
    fromOfficeId: smallint('from_office_id')
      .notNull()
      .references(() => taxOffices.id),
    toOfficeId: smallint('to_office_id')
      .notNull()
      .references(() => taxOffices.id),
    reason: text().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('office_changes_tpui_idx').on(table.tpui),
    index('office_changes_from_office_id_idx').on(table.fromOfficeId),
    index('office_changes_to_office_id_idx').on(table.toOfficeId),
    index('office_changes_requested_by_idx').on(table.requestedBy),
  ],
);
