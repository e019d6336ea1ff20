import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { lgas } from '../../lookups/data/places.table.ts';

/** Somebody asks to become an agent. A decision is final; a declined person applies again. */
export const agentApplications = pgTable(
  'agent_applications',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** What the applicant keeps; nobody can guess one (`makeApplicationReference`). */
    reference: text().notNull().unique(),
    /** Made by the browser: the same one is the same application. */
    submissionId: uuid('submission_id').notNull().unique(),
    /** The NIN is in it by its keyed hash only. */
    contentDigest: bytea('content_digest'),
    state: text({ enum: ['received', 'under-review', 'approved', 'declined'] })
      .notNull()
      .default('received'),
    applicant: text({ enum: ['person', 'company'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    rcNumber: text('rc_number'),
    /** Sealed for this application; gone once it is decided. */
    ninEncrypted: bytea('nin_encrypted'),
    /** Keyed hash: staff see other applications of the same person without anybody reading the NIN. */
    ninBlindIndex: bytea('nin_blind_index').notNull(),
    ninLast4: text('nin_last4').notNull(),
    /** Lower-case. */
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    lgaId: integer('lga_id')
      .notNull()
      .references(() => lgas.id),
    area: text().notNull(),
    experienceYears: smallint('experience_years').notNull(),
    experience: text().notNull(),
    publishesPhone: boolean('publishes_phone').notNull(),
    /** What mails are written in first. */
    language: text({ enum: ['en', 'ha'] }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    reviewStartedAt: timestamp('review_started_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id),
    declineReason: text('decline_reason'),
  },
  (table) => [
    check('agent_applications_reference_check', sql`${table.reference} ~ '^AP[0-9A-HJKMNP-TV-Z]{10}$'`),
    check(
      'agent_applications_state_check',
      sql`${table.state} in ('received', 'under-review', 'approved', 'declined')`,
    ),
    check(
      'agent_applications_company_check',
      sql`(${table.applicant} = 'company') = (${table.companyName} is not null) and (${table.companyName} is null) = (${table.rcNumber} is null)`,
    ),
    check(
      'agent_applications_decision_check',
      sql`(${table.state} in ('approved', 'declined')) = (${table.decidedAt} is not null) and (${table.state} = 'declined') = (${table.declineReason} is not null)`,
    ),
    check(
      'agent_applications_nin_check',
      sql`(${table.decidedAt} is null) = (${table.ninEncrypted} is not null) and ${table.ninLast4} ~ '^[0-9]{4}$'`,
    ),
    index('agent_applications_state_received_at_idx').on(table.state, table.receivedAt),
    index('agent_applications_nin_blind_index_idx').on(table.ninBlindIndex),
    index('agent_applications_mailbox_idx').on(sql`mailbox_of(${table.email})`, table.receivedAt),
    index('agent_applications_lga_id_idx').on(table.lgaId),
    index('agent_applications_decided_by_idx').on(table.decidedBy),
  ],
);
