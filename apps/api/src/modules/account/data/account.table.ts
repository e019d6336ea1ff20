import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { industries } from '../../lookups/data/people.table.ts';

/** For whom an account pays, as its people say. A confirmation is lost by another name or number (a trigger). */
export const organisations = pgTable(
  'organisations',
  {
    tpui: text()
      .primaryKey()
      .references(() => users.tpui),
    name: text().notNull(),
    /** `RC123456` or `BN1234567`; empty for agencies, which have none. */
    registrationNumber: text('registration_number').notNull(),
    tin: text().notNull(),
    industryId: smallint('industry_id')
      .notNull()
      .references(() => industries.id),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** An office has seen the papers. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
  },
  (table) => [
    check(
      'organisations_name_check',
      sql`${table.name} = btrim(${table.name}) and length(${table.name}) between 1 and 160`,
    ),
    // The endings people are sent to most; the contract knows them all.
    check(
      'organisations_name_link_check',
      sql`${table.name} !~* '(:/|//|@|\\mwww\\.|[[:alnum:]]\\.(com|net|org|info|biz|gov|edu|ng|io|co|me|ly|xyz|site|online|website|store|shop|top|link|click|app|page|web|africa|bank|pay|money|cash|loan|tax|email)\\M)'`,
    ),
    check('organisations_number_check', sql`${table.registrationNumber} ~ '^((RC|BN)[0-9]{3,10})?$'`),
    check('organisations_tin_check', sql`${table.tin} ~ '^([0-9]{8,14})?$'`),
    check('organisations_confirmed_check', sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    uniqueIndex('organisations_confirmed_number_idx')
      .on(table.registrationNumber)
      .where(sql`${table.confirmedAt} is not null and ${table.registrationNumber} <> ''`),
    index('organisations_changed_at_idx').on(table.changedAt, table.tpui),
  ],
);

/** Names and numbers that were confirmed: what a paper says in that name is true until an office withdraws it. Written by a trigger; only a withdrawal is added. */
export const organisationConfirmations = pgTable(
  'organisation_confirmations',
  {
    tpui: text().notNull(),
    name: text().notNull(),
    registrationNumber: text('registration_number').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
    withdrawalReason: text('withdrawal_reason'),
  },
  (table) => [
    check(
      'organisation_confirmations_withdrawn_check',
      sql`(${table.withdrawnAt} is null and ${table.withdrawnBy} is null and ${table.withdrawalReason} is null)
  or (${table.withdrawnAt} is not null and ${table.withdrawnBy} is not null and length(btrim(${table.withdrawalReason})) >= 5)`,
    ),
    uniqueIndex('organisation_confirmations_idx')
      .on(table.tpui, table.name, table.registrationNumber)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** A new email address or telephone number, until its code proves it. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['email', 'phone'] }).notNull(),
    value: text().notNull(),
    /** Keyed; absent until the message is made. */
    codeHash: bytea('code_hash'),
    tries: smallint().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('contact_changes_kind_check', sql`${table.kind} in ('email', 'phone')`),
    check('contact_changes_tries_check', sql`${table.tries} between 0 and 5`),
    uniqueIndex('contact_changes_user_id_kind_idx').on(table.userId, table.kind),
    index('contact_changes_expires_at_idx').on(table.expiresAt),
  ],
);

/** Another name, birth date or NIN: asked for by the person, granted or refused by an office, never both at once. */
export const correctionRequests = pgTable(
  'correction_requests',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    firstName: text('first_name'),
    lastName: text('last_name'),
    otherName: text('other_name'),
    dateOfBirth: date('date_of_birth'),
    /** Sealed for the account, as the one it is to replace. */
    ninEncrypted: bytea('nin_encrypted'),
    ninBlindIndex: bytea('nin_blind_index'),
    ninLast4: text('nin_last4'),
    reason: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    state: text({ enum: ['open', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id),
    answer: text(),
  },
  (table) => [
    uniqueIndex('correction_requests_open_idx').on(table.userId).where(sql`${table.state} = 'open'`),
    index('correction_requests_user_id_idx').on(table.userId, table.requestedAt),
    index('correction_requests_state_idx').on(table.state, table.requestedAt),
    check('correction_requests_state_check', sql`${table.state} in ('open', 'approved', 'refused', 'withdrawn')`),
    check(
      'correction_requests_something_check',
      sql`num_nonnulls(${table.firstName}, ${table.lastName}, ${table.otherName}, ${table.dateOfBirth}, ${table.ninLast4}) > 0`,
    ),
    check(
      'correction_requests_nin_check',
      sql`num_nonnulls(${table.ninEncrypted}, ${table.ninBlindIndex}, ${table.ninLast4}) in (0, 3)`,
    ),
    check(
      'correction_requests_decided_check',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null) and (${table.decidedBy} is null) = (${table.state} in ('open', 'withdrawn'))
        and ${table.decidedBy} is distinct from ${table.userId}`,
    ),
  ],
);
