import type { Localized } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core';
import { taxOffices } from '../../lookups/data/collectors.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';
import { holidayProposals } from './holiday-proposals.table.ts';

/** Where an area tax office is. */
export const taxOfficePlaces = pgTable(
  'tax_office_places',
  {
    officeId: smallint('office_id')
      .primaryKey()
      .references(() => taxOffices.id),
    /** Absent for offices outside of the state. */
    lgaId: integer('lga_id').references(() => lgas.id),
    address: text().notNull(),
    /** No official list gives this address and these hours; they are to be replaced. */
    isIllustrative: boolean('is_illustrative').notNull().default(true),
  },
  (table) => [index('tax_office_places_lga_id_idx').on(table.lgaId)],
);

/** When it is open, in Africa/Lagos. A weekday without a row is closed. */
export const taxOfficeHours = pgTable(
  'tax_office_hours',
  {
    officeId: smallint('office_id')
      .notNull()
      .references(() => taxOffices.id),
    /** ISO: Monday is 1. */
    weekday: smallint().notNull(),
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.officeId, table.weekday] }),
    check('tax_office_hours_weekday_check', sql`${table.weekday} between 1 and 7`),
    check('tax_office_hours_order_check', sql`${table.opensAt} < ${table.closesAt}`),
  ],
);

/**
 * Days on which every office is closed and no deadline ends. Those of the installation are the owner's of the database; every other
 * change is a proposal that two persons released, and the database refuses anything else.
 */
export const publicHolidays = pgTable('public_holidays', {
  day: date().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  /** Absent: it came with the installation. */
  proposalId: uuid('proposal_id')
    .unique()
    .references(() => holidayProposals.id),
});
