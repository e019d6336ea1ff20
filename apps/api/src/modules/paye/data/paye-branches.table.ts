import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Where an employer's people work, as the employer calls it. Never deleted: rows name it. */
export const payeBranches = pgTable(
  'paye_branches',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** The employer. */
    tpui: text().notNull(),
    name: text().notNull(),
    /** Without case and spaces. */
    plainName: text('plain_name').notNull(),
    address: text().notNull().default(''),
    isClosed: boolean('is_closed').notNull().default(false),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('paye_branches_plain_name_key').on(table.tpui, table.plainName),
    check('paye_branches_name_check', sql`length(${table.name}) between 1 and 80 and ${table.plainName} <> ''`),
  ],
);
