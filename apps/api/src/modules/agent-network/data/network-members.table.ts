import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { mdas } from '../../lookups/data/collectors.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';
import { agentApplications } from './agent-applications.table.ts';

/** Cards of agents and of collectors. A card is never deleted: its code must go on answering. */
export const networkMembers = pgTable(
  'network_members',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** On the card; nobody can guess one (`makeIdentityCode`). */
    code: text().notNull().unique(),
    kind: text({ enum: ['agent', 'collector'] }).notNull(),
    name: text().notNull(),
    isCompany: boolean('is_company').notNull(),
    lgaId: integer('lga_id')
      .notNull()
      .references(() => lgas.id),
    /** Where people find them; empty for collectors, who go round. */
    area: text().notNull(),
    /** Absent when it may not be published. */
    phoneNumber: text('phone_number'),
    /** Whom a collector works for. */
    mdaId: integer('mda_id').references(() => mdas.id),
    /** What made an agent one; absent for those who were agents before the portal. */
    applicationId: uuid('application_id')
      .unique()
      .references(() => agentApplications.id),
    /** Whose card it is, where the approval of their registration made it. */
    userId: uuid('user_id')
      .unique()
      .references(() => users.id),
    /** Of whoever issued a collector's card: the same one is the same card. */
    submissionId: uuid('submission_id').unique(),
    contentDigest: bytea('content_digest'),
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    suspensionReason: text('suspension_reason'),
    /** The last day it is worth something, in Lagos. */
    validUntil: date('valid_until').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check(
      'network_members_code_check',
      sql`${table.code} ~ ('^' || case ${table.kind} when 'agent' then 'KA' when 'collector' then 'KC' end || '[0-9A-HJKMNP-TV-Z]{10}$')`,
    ),
    check('network_members_kind_check', sql`${table.kind} in ('agent', 'collector')`),
    check('network_members_employer_check', sql`(${table.kind} = 'collector') = (${table.mdaId} is not null)`),
    check(
      'network_members_suspension_check',
      sql`(${table.suspendedAt} is null) = (${table.suspensionReason} is null)`,
    ),
    index('network_members_lga_id_name_idx').on(table.lgaId, table.name),
    index('network_members_mda_id_idx').on(table.mdaId),
  ],
);
