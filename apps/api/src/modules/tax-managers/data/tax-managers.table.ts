import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { taxpayers } from '../../taxpayers/data/taxpayers.table.ts';

const person = (name: string) => uuid(name).references(() => users.id);
const now = sql`clock_timestamp()`;

/** What is said of people of tax offices besides their account; who has no row has the standards. */
export const taxManagers = pgTable(
  'tax_managers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    staffNumber: text('staff_number').notNull().default(''),
    grade: text().notNull().default(''),
    portfolioLimit: integer('portfolio_limit').notNull(),
    delegationLimitKobo: bigint('delegation_limit_kobo', { mode: 'number' }).notNull().default(0),
    changedBy: person('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(now),
  },
  (table) => [
    check(
      'tax_managers_limits_check',
      sql`${table.portfolioLimit} between 0 and 5000 and ${table.delegationLimitKobo} >= 0`,
    ),
    index('tax_managers_changed_by_idx').on(table.changedBy),
  ],
);

/** Who looks after whom. Written by `portfolio_moves` alone (migrations). */
export const portfolioEntries = pgTable(
  'portfolio_entries',
  {
    tpui: text()
      .primaryKey()
      .references(() => taxpayers.tpui),
    managerId: person('manager_id').notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('portfolio_entries_manager_id_idx').on(table.managerId, table.since)],
);

/** A taxpayer comes to somebody, or to nobody. Writing a row makes it so. */
export const portfolioMoves = pgTable(
  'portfolio_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tpui: text().notNull(),
    /** Absent: nobody looked after them. */
    fromId: person('from_id'),
    toId: person('to_id'),
    /** What was done at once. */
    batch: uuid().notNull(),
    /** Absent: the portal, because they moved to another office. */
    movedBy: person('moved_by'),
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(now),
  },
  (table) => [
    check('portfolio_moves_moves_check', sql`${table.fromId} is distinct from ${table.toId}`),
    index('portfolio_moves_tpui_idx').on(table.tpui, table.id),
    index('portfolio_moves_from_id_idx').on(table.fromId, table.id),
    index('portfolio_moves_to_id_idx').on(table.toId, table.id),
    index('portfolio_moves_moved_by_idx').on(table.movedBy),
  ],
);

/** Cards of officers; one is worth something at a time. */
export const staffCards = pgTable(
  'staff_cards',
  {
    code: text().primaryKey(),
    userId: person('user_id').notNull(),
    validUntil: date('valid_until').notNull(),
    issuedBy: person('issued_by').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().default(now),
    revokedBy: person('revoked_by'),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    reason: text(),
  },
  (table) => [
    check('staff_cards_revoked_check', sql`(${table.revokedAt} is null) = (${table.revokedBy} is null)`),
    uniqueIndex('staff_cards_one_idx').on(table.userId).where(sql`${table.revokedAt} is null`),
    index('staff_cards_user_id_idx').on(table.userId),
    index('staff_cards_issued_by_idx').on(table.issuedBy),
    index('staff_cards_revoked_by_idx').on(table.revokedBy),
  ],
);
