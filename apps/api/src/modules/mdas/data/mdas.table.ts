import { mdaRequestSubjects } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { mdas } from '../../lookups/data/collectors.table.ts';

/** Where an MDA serves people. One that is closed stays: papers name it. */
export const mdaCounters = pgTable(
  'mda_counters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    name: text().notNull(),
    /** As one finds it: building, floor, street. */
    place: text().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [uniqueIndex('mda_counters_name_idx').on(table.mdaId, sql`lower(${table.name})`)],
);

/** What the people of an MDA asked the SuperAdmin for (case `mda-request`, subject `mda-request:<id>`). Never changed. */
export const mdaRequests = pgTable(
  'mda_requests',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    about: text({ enum: mdaRequestSubjects }).notNull(),
    words: text().notNull(),
  },
  (table) => [
    check('mda_requests_about_check', sql`${table.about} in ('person', 'leaver', 'revenue-head', 'target', 'other')`),
    index('mda_requests_mda_id_idx').on(table.mdaId),
  ],
);
