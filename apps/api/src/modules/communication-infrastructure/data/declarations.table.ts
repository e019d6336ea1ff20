import type { AssessmentLine } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { bills } from '../../billing/data/bills.table.ts';
import { users } from '../../identity/data/users.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';

/** What an operator declared, and the bill it came to. What was declared never changes; staff confirm it or reject it. */
export const infrastructureDeclarations = pgTable(
  'infrastructure_declarations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** What the operator keeps; nobody can guess one (`makeDeclarationReference`). */
    reference: text().notNull().unique(),
    /** Made by the browser: the same one is the same declaration and the same bill. */
    submissionId: uuid('submission_id').notNull().unique(),
    contentDigest: bytea('content_digest'),
    state: text({ enum: ['received', 'confirmed', 'rejected'] })
      .notNull()
      .default('received'),
    companyName: text('company_name').notNull(),
    rcNumber: text('rc_number').notNull(),
    contactName: text('contact_name').notNull(),
    /** Lower-case. */
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text().notNull(),
    /** What mails are written in first. */
    language: text({ enum: ['en', 'ha'] }).notNull(),
    /** Of the tariff the assessment was made by. */
    tariffFrom: date('tariff_from').notNull(),
    /** As it was shown and billed: a later tariff must not change it. */
    lines: jsonb().$type<readonly AssessmentLine[]>().notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    billId: uuid('bill_id')
      .notNull()
      .unique()
      .references(() => bills.id),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    checkedBy: uuid('checked_by').references(() => users.id),
    rejectionReason: text('rejection_reason'),
  },
  (table) => [
    check('infrastructure_declarations_reference_check', sql`${table.reference} ~ '^CD[0-9A-HJKMNP-TV-Z]{10}$'`),
    check('infrastructure_declarations_state_check', sql`${table.state} in ('received', 'confirmed', 'rejected')`),
    check('infrastructure_declarations_total_kobo_check', sql`${table.totalKobo} > 0`),
    check(
      'infrastructure_declarations_check_check',
      sql`(${table.state} = 'received') = (${table.checkedAt} is null) and (${table.state} = 'rejected') = (${table.rejectionReason} is not null)`,
    ),
    index('infrastructure_declarations_state_received_at_idx').on(table.state, table.receivedAt),
    index('infrastructure_declarations_mailbox_idx').on(sql`mailbox_of(${table.email})`, table.receivedAt),
    index('infrastructure_declarations_checked_by_idx').on(table.checkedBy),
  ],
);

const declarationId = () =>
  uuid('declaration_id')
    .notNull()
    .references(() => infrastructureDeclarations.id);

export const declaredSites = pgTable(
  'declared_sites',
  {
    declarationId: declarationId(),
    /** Counts from 1, as declared. */
    position: smallint().notNull(),
    kind: text({ enum: ['mast', 'tower', 'rooftop'] }).notNull(),
    name: text().notNull(),
    lgaId: integer('lga_id')
      .notNull()
      .references(() => lgas.id),
    place: text().notNull(),
    heightMetres: doublePrecision('height_metres').notNull(),
    power: text({ enum: ['grid', 'generator', 'solar', 'hybrid'] }).notNull(),
    sharers: smallint().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.declarationId, table.position] }),
    check('declared_sites_kind_check', sql`${table.kind} in ('mast', 'tower', 'rooftop')`),
    check('declared_sites_power_check', sql`${table.power} in ('grid', 'generator', 'solar', 'hybrid')`),
    check('declared_sites_height_metres_check', sql`${table.heightMetres} > 0`),
    check('declared_sites_coordinates_check', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    index('declared_sites_lga_id_idx').on(table.lgaId),
  ],
);

export const declaredFibreRoutes = pgTable(
  'declared_fibre_routes',
  {
    declarationId: declarationId(),
    position: smallint().notNull(),
    lgaId: integer('lga_id')
      .notNull()
      .references(() => lgas.id),
    fromPlace: text('from_place').notNull(),
    toPlace: text('to_place').notNull(),
    metres: integer().notNull(),
    ducts: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.declarationId, table.position] }),
    check('declared_fibre_routes_metres_check', sql`${table.metres} > 0 and ${table.ducts} > 0`),
    index('declared_fibre_routes_lga_id_idx').on(table.lgaId),
  ],
);
