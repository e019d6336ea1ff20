import type { EnquiryTopic, Language } from '@portal/contracts';
import { enquiryStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';

/** Messages of people without an account. Their legal moves are in the rules of this table. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    reference: text().notNull().unique(),
    /** Made by the browser: the same one is the same message. */
    requestId: uuid('request_id').notNull().unique(),
    contentDigest: bytea('content_digest'),
    topic: text().$type<EnquiryTopic>().notNull(),
    /** Absent: to the service as a whole. */
    officeId: smallint('office_id').references(() => taxOffices.id),
    name: text().notNull(),
    /** Lower-case. */
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Of whoever wrote; the first language of the mails. */
    language: text().$type<Language>().notNull(),
    state: text({ enum: enquiryStates }).notNull().default('received'),
    assigneeId: uuid('assignee_id').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('enquiries_state_check', sql`${table.state} in ('received', 'assigned', 'answered', 'closed')`),
    check('enquiries_email_check', sql`${table.email} = lower(${table.email})`),
    check('enquiries_assignee_check', sql`${table.state} <> 'assigned' or ${table.assigneeId} is not null`),
    index('enquiries_created_at_idx').on(table.createdAt, table.id),
    index('enquiries_state_idx').on(table.state, table.createdAt),
    index('enquiries_mailbox_idx').on(sql`mailbox_of(${table.email})`, table.createdAt),
    index('enquiries_office_id_idx').on(table.officeId),
    index('enquiries_assignee_id_idx').on(table.assigneeId),
  ],
);

/** What was answered, each time by mail. */
export const enquiryAnswers = pgTable(
  'enquiry_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id),
    text: text().notNull(),
    answeredBy: uuid('answered_by')
      .notNull()
      .references(() => users.id),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('enquiry_answers_enquiry_id_idx').on(table.enquiryId, table.id),
    index('enquiry_answers_answered_by_idx').on(table.answeredBy),
  ],
);
