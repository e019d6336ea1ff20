import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Ministries, departments and agencies that raise bills. */
export const mdas = pgTable('mdas', {
  id: integer().primaryKey(),
  /** Short name, for example `KADIRS`. */
  code: text().notNull().unique(),
  name: text().notNull(),
  /** Whom to reach there; empty where nobody entered it. */
  contactName: text('contact_name').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  /** At the foot of what its counters print. */
  signatureText: text('signature_text').notNull().default(''),
});

/** What money is paid for, by its code in the chart of accounts. */
export const revenueHeads = pgTable(
  'revenue_heads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    /** Eight digits, for example `12010102`. */
    code: text().notNull().unique(),
    name: text().notNull(),
    mdaId: integer('mda_id')
      .notNull()
      .references(() => mdas.id),
    /** No public source gives this code; it has the shape of the National Chart of Accounts and is to be replaced. */
    isIllustrative: boolean('is_illustrative').notNull().default(true),
    /** Its bills may be paid in parts, where the payer's office agrees. */
    allowsPlans: boolean('allows_plans').notNull().default(false),
    /** Without it nothing new is billed under it; what was billed is paid as ever. */
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('revenue_heads_code_check', sql`${table.code} ~ '^[0-9]{8}$'`),
    index('revenue_heads_mda_id_idx').on(table.mdaId),
  ],
);

/** The area tax offices, by their official ids; those that people open have ids above, which no list of the installation takes. */
export const taxOffices = pgTable(
  'tax_offices',
  {
    id: smallint().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
    name: text().notNull().unique(),
    /** The first day without it. It stays in history and on papers, and takes nothing new. */
    closedOn: date('closed_on'),
    /** Who took over its taxpayers, people and open work. */
    successorId: smallint('successor_id').references((): AnyPgColumn => taxOffices.id),
  },
  (table) => [
    check(
      'tax_offices_closed_check',
      sql`(${table.closedOn} is null) = (${table.successorId} is null) and coalesce(${table.successorId} <> ${table.id}, true)`,
    ),
    index('tax_offices_successor_id_idx').on(table.successorId),
  ],
);

/** Third parties that raise bills over their own API (spec: Expert System, TSP). */
export const expertSystems = pgTable(
  'expert_systems',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
    name: text().notNull(),
    /** Where a payer may be sent after paying: addresses that the given one must equal or lie below. */
    allowedRedirects: text('allowed_redirects').array().notNull().default(sql`'{}'::text[]`),
    /** Since when it raises no bill; bills it raised before stay payable. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspensionReason: text('suspension_reason'),
    contactName: text('contact_name').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
    /** Of the contract with the state: its number on paper, and its days. */
    contractReference: text('contract_reference').notNull().default(''),
    contractFrom: date('contract_from'),
    contractUntil: date('contract_until'),
  },
  (table) => [
    check('expert_systems_suspension_check', sql`(${table.suspendedAt} is null) = (${table.suspensionReason} is null)`),
    check('expert_systems_contract_check', sql`${table.contractUntil} >= ${table.contractFrom}`),
  ],
);

/** By which an expert system is known when it raises bills: one or several, as they are renewed. A bill keeps the one it came with. */
export const engineCodes = pgTable(
  'engine_codes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expertSystemId: integer('expert_system_id')
      .notNull()
      .references(() => expertSystems.id),
    code: text().notNull().unique(),
    issuedOn: date('issued_on').notNull().default(sql`(now() at time zone 'Africa/Lagos')::date`),
    /** From this day on it raises no bill. */
    revokedOn: date('revoked_on'),
  },
  (table) => [
    // What a bill names must be of its system.
    unique('engine_codes_expert_system_id_id_unique').on(table.expertSystemId, table.id),
    check('engine_codes_revoked_on_check', sql`${table.revokedOn} >= ${table.issuedOn}`),
  ],
);
