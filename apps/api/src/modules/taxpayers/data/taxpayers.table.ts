import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';
import { taxpayerCategories } from '../../lookups/data/people.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';

/** The register of taxpayers: a row for each TPUI. Triggers keep it with accounts and bills (migrations). */
export const taxpayers = pgTable(
  'taxpayers',
  {
    tpui: text().primaryKey(),
    /** Absent of those who are known from bills alone, and once the account is deleted. */
    userId: uuid('user_id')
      .unique()
      .references(() => users.id),
    /** Empty, as the phone number, once the account is deleted. */
    name: text().notNull(),
    phone: text().notNull(),
    categoryId: smallint('category_id')
      .notNull()
      .references(() => taxpayerCategories.id),
    lgaId: integer('lga_id').references(() => lgas.id),
    homeOfficeId: smallint('home_office_id').references(() => taxOffices.id),
    /** `area`: the only office there. `chosen` by the taxpayer, `confirmed` by staff: neither follows a change of address. */
    homeOfficeSource: text('home_office_source', { enum: ['area', 'chosen', 'confirmed'] }),
    /** Another record of the same taxpayer, which leads. Only a release of a merge sets it (migrations). */
    mergedInto: text('merged_into').references((): AnyPgColumn => taxpayers.tpui),
    standing: text({ enum: ['active', 'suspended', 'known', 'closed'] }).notNull(),
    registeredOn: date('registered_on').notNull(),
  },
  (table) => [
    index('taxpayers_registered_on_idx').on(table.registeredOn, table.tpui),
    index('taxpayers_home_office_id_registered_on_idx').on(table.homeOfficeId, table.registeredOn),
    index('taxpayers_merged_into_idx').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    index('taxpayers_phone_idx').on(table.phone),
    index('taxpayers_name_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check(
      'taxpayers_home_office_source_check',
      sql`(${table.homeOfficeId} is null) = (${table.homeOfficeSource} is null)`,
    ),
    check('taxpayers_standing_check', sql`${table.standing} in ('active', 'suspended', 'known', 'closed')`),
    check(
      'taxpayers_account_check',
      sql`(${table.userId} is not null) = (${table.standing} in ('active', 'suspended'))`,
    ),
  ],
);
