import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { genders, taxpayerCategories } from '../../lookups/data/people.table.ts';
import { lgas, states } from '../../lookups/data/places.table.ts';
import { agentPreRegistrations } from './agents.table.ts';

/** What the identity provider said about a number, sealed, for the half hour of a registration; then it is forgotten. */
export const registrationLookUps = pgTable(
  'registration_look_ups',
  {
    /** Becomes the id of the account: what is sealed for it stays sealed. */
    id: uuid().primaryKey().default(sql`uuidv7()`),
    tokenHash: bytea('token_hash').notNull().unique(),
    categoryId: smallint('category_id')
      .notNull()
      .references(() => taxpayerCategories.id),
    userName: text('user_name').notNull().unique(),
    /** Keyed hash of the number as typed. A virtual NIN itself must not be kept. */
    numberIndex: bytea('number_index').notNull(),
    /** Empty once the registration is complete. */
    personSealed: bytea('person_sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    codeHash: bytea('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    codeTries: smallint('code_tries').notNull().default(0),
    provedAt: timestamp('proved_at', { withTimezone: true }),
    mismatches: smallint().notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('registration_look_ups_expires_at_idx').on(table.expiresAt)],
);

/** What a taxpayer said at the signup (spec §3 "Registration payload"), beside the account of the same id. */
export const userRegistrations = pgTable(
  'user_registrations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Of organisations too: the NIN is their representative's. An agent's is what their card said. */
    categoryId: smallint('category_id')
      .notNull()
      .references(() => taxpayerCategories.id),
    userName: text('user_name').notNull().unique(),
    phoneNumber: text('phone_number').notNull(),
    dateOfBirth: date('date_of_birth').notNull(),
    genderId: smallint('gender_id')
      .notNull()
      .references(() => genders.id),
    occupation: text().notNull(),
    nationality: text().notNull(),
    stateId: smallint('state_id')
      .notNull()
      .references(() => states.id),
    lgaId: integer('lga_id').notNull(),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code'),
    /**
     * `code`: controls the phone or e-mail of the register. `office`: seen at a tax office. `details` is none: knew the details
     * the register has, and has no TPUI.
     */
    identityProof: text('identity_proof', { enum: ['code', 'office', 'details'] }).notNull(),
    agentPreRegistrationId: uuid('agent_pre_registration_id')
      .unique()
      .references(() => agentPreRegistrations.id),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('user_registrations_identity_proof_check', sql`${table.identityProof} in ('code', 'office', 'details')`),
    check(
      'user_registrations_agent_proof_check',
      sql`${table.agentPreRegistrationId} is null or ${table.identityProof} = 'code'`,
    ),
    foreignKey({
      name: 'user_registrations_lga_of_state_fk',
      columns: [table.stateId, table.lgaId],
      foreignColumns: [lgas.stateId, lgas.id],
    }),
  ],
);
