import type { OpeningHours } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { taxOffices } from '../../lookups/data/collectors.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';

/** Offices that one person proposed to open or to close; another approves (case `tax-office`, subject `tax-office:<id>`). Never changed. */
export const officeProposals = pgTable(
  'office_proposals',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    action: text({ enum: ['open', 'close'] }).notNull(),
    /** Of an office that would open, with its address and hours. */
    name: text(),
    /** Absent for offices outside of the state. */
    lgaId: integer('lga_id').references(() => lgas.id),
    address: text(),
    hours: jsonb().$type<readonly OpeningHours[]>(),
    /** Of an office that would close, with its first day without it and who takes over. */
    officeId: smallint('office_id').references(() => taxOffices.id),
    day: date(),
    successorId: smallint('successor_id').references(() => taxOffices.id),
    reason: text().notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('office_proposals_action_check', sql`${table.action} in ('open', 'close')`),
    check(
      'office_proposals_opening_check',
      sql`case when ${table.action} = 'open' then num_nonnulls(${table.name}, ${table.address}, ${table.hours}) = 3
        else num_nonnulls(${table.name}, ${table.lgaId}, ${table.address}, ${table.hours}) = 0 end`,
    ),
    check(
      'office_proposals_closing_check',
      sql`num_nonnulls(${table.officeId}, ${table.day}, ${table.successorId}) = case ${table.action} when 'close' then 3 else 0 end
        and coalesce(${table.officeId} <> ${table.successorId}, true)`,
    ),
    check('office_proposals_reason_check', sql`length(${table.reason}) between 3 and 500`),
    index('office_proposals_office_id_idx').on(table.officeId),
    index('office_proposals_successor_id_idx').on(table.successorId),
    index('office_proposals_lga_id_idx').on(table.lgaId),
  ],
);
