import { taxpayerRoles } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { expertSystems, mdas, taxOffices } from '../../lookups/data/collectors.table.ts';

/** People who may sign in. A deleted one keeps the row, because other records name it, and nothing to sign in with. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** Lower-case. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    otherName: text('other_name'),
    avatar: text(),
    /** argon2id in its PHC form; absent until a password is set through a link. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    status: text({ enum: ['active', 'suspended', 'deleted'] })
      .notNull()
      .default('active'),
    /** Tax Payer Unique Identifier; absent for staff, and until a taxpayer has proved their NIN. */
    tpui: text().unique(),
    ninEncrypted: bytea('nin_encrypted'),
    /** Keyed hash, so that one person has one account without anybody reading the NIN; of organisations, their representative's. */
    ninBlindIndex: bytea('nin_blind_index'),
    ninLast4: text('nin_last4'),
    /** Keyed hash of the identity provider's own id of the person: all there is for a virtual NIN. */
    personBlindIndex: bytea('person_blind_index'),
    /** What a taxpayer registered as; absent for staff. */
    userType: text('user_type', { enum: taxpayerRoles }),
    mdaId: integer('mda_id').references(() => mdas.id),
    taxOfficeId: smallint('tax_office_id').references(() => taxOffices.id),
    expertSystemId: integer('expert_system_id').references(() => expertSystems.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('users_email_idx').on(table.email).where(sql`${table.status} <> 'deleted'`),
    // A person has one account as a person and one as an agent; whoever represents organisations may open several. What was
    // not proved takes a NIN from nobody.
    uniqueIndex('users_nin_of_person_idx')
      .on(table.ninBlindIndex, table.userType)
      .where(
        sql`${table.status} <> 'deleted' and ${table.tpui} is not null and ${table.userType} in ('Individual', 'Agent')`,
      ),
    uniqueIndex('users_person_index_of_person_idx')
      .on(table.personBlindIndex, table.userType)
      .where(
        sql`${table.status} <> 'deleted' and ${table.tpui} is not null and ${table.userType} in ('Individual', 'Agent')`,
      ),
    check(
      'users_user_type_check',
      sql`${table.userType} in ('Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency')`,
    ),
    check(
      'users_identified_check',
      sql`${table.userType} is not null or (${table.ninBlindIndex} is null and ${table.personBlindIndex} is null)`,
    ),
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    check('users_status_check', sql`${table.status} in ('active', 'suspended', 'deleted')`),
    check('users_deleted_check', sql`${table.status} <> 'deleted' or ${table.passwordHash} is null`),
    check(
      'users_nin_check',
      sql`(${table.ninEncrypted} is null) = (${table.ninBlindIndex} is null) and (${table.ninEncrypted} is null) = (${table.ninLast4} is null)`,
    ),
    index('users_mda_id_idx').on(table.mdaId),
    index('users_tax_office_id_idx').on(table.taxOfficeId),
    index('users_expert_system_id_idx').on(table.expertSystemId),
  ],
);

/** The fourteen of the specification, which stay, and custom ones, which grant nothing by themselves. */
export const roles = pgTable(
  'roles',
  {
    name: text().primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('roles_name_check', sql`${table.name} = btrim(${table.name}) and length(${table.name}) between 2 and 60`),
  ],
);

/** Ordered: the lowest position is the active role. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleName: text('role_name')
      .notNull()
      .references(() => roles.name, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleName] }),
    uniqueIndex('user_roles_position_idx').on(table.userId, table.position),
    index('user_roles_role_name_idx').on(table.roleName),
  ],
);
