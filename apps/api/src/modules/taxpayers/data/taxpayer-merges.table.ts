import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { taxpayers } from './taxpayers.table.ts';

/** What was proposed and decided about two records being one taxpayer. A release makes it so, in the database (migrations). */
export const taxpayerMerges = pgTable(
  'taxpayer_merges',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    action: text({ enum: ['merge', 'separate'] }).notNull(),
    fromTpui: text('from_tpui')
      .notNull()
      .references(() => taxpayers.tpui),
    intoTpui: text('into_tpui')
      .notNull()
      .references(() => taxpayers.tpui),
    reason: text().notNull(),
    state: text({ enum: ['proposed', 'released', 'refused', 'withdrawn'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** As it was before a merge, so that it can be so again. */
    officeWas: smallint('office_was'),
    officeSourceWas: text('office_source_was'),
    accountWas: text('account_was'),
  },
  (table) => [
    check('taxpayer_merges_two_check', sql`${table.fromTpui} <> ${table.intoTpui}`),
    check('taxpayer_merges_decided_check', sql`(${table.state} = 'proposed') = (${table.decidedBy} is null)`),
    /** Two persons; who proposed may only withdraw. */
    check(
      'taxpayer_merges_two_persons_check',
      sql`${table.decidedBy} is distinct from ${table.proposedBy} or ${table.state} = 'withdrawn'`,
    ),
    uniqueIndex('taxpayer_merges_pending_idx').on(table.fromTpui).where(sql`${table.state} = 'proposed'`),
    index('taxpayer_merges_from_tpui_idx').on(table.fromTpui, table.proposedAt),
    index('taxpayer_merges_into_tpui_idx').on(table.intoTpui),
    index('taxpayer_merges_proposed_by_idx').on(table.proposedBy),
    index('taxpayer_merges_decided_by_idx').on(table.decidedBy),
  ],
);
