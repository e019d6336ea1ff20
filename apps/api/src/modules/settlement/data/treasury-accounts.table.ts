import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { mdas } from '../../lookups/data/collectors.table.ts';

/** Where the money of an MDA goes, and went. One is in force, one may wait; what it says never changes. */
export const treasuryAccounts = pgTable(
  'treasury_accounts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    state: text({ enum: ['proposed', 'active', 'refused', 'withdrawn', 'replaced'] })
      .notNull()
      .default('proposed'),
    reason: text().notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'treasury_accounts_state_check',
      sql`${table.state} in ('proposed', 'active', 'refused', 'withdrawn', 'replaced')
        and (${table.state} = 'proposed') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      'treasury_accounts_two_check',
      sql`${table.state} in ('proposed', 'withdrawn') or ${table.decidedBy} <> ${table.proposedBy}`,
    ),
    check(
      'treasury_accounts_number_check',
      sql`${table.accountNumber} ~ '^[0-9]{10}$' and ${table.bankCode} ~ '^[0-9]{3}$' and length(${table.accountName}) between 3 and 80`,
    ),
    uniqueIndex('treasury_accounts_active_idx').on(table.mdaId).where(sql`${table.state} = 'active'`),
    uniqueIndex('treasury_accounts_waits_idx').on(table.mdaId).where(sql`${table.state} = 'proposed'`),
    index('treasury_accounts_mda_id_idx').on(table.mdaId, table.proposedAt),
  ],
);
