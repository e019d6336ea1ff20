import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** How somebody looks at a list, by a name. The query of an address; never rows. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose matters the person saw when they saved it, for example `state` or `mda:3`: those it may be shared with. */
    circle: text().notNull(),
    report: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('saved_views_user_id_report_name_unique').on(table.userId, table.report, table.name),
    check('saved_views_name_check', sql`length(${table.name}) between 1 and 60`),
    check('saved_views_search_check', sql`length(${table.search}) <= 1000`),
    index('saved_views_shared_idx').on(table.report, table.circle).where(sql`${table.isShared}`),
  ],
);
