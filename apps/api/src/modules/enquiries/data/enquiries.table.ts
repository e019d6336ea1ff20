import type { EnquiryCause, EnquiryTopic, Language, Localized } from '@portal/contracts';
import { enquiryStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';

/** Messages of people, with an account and without. Their legal moves are in the rules of this table. */
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
    cause: text().$type<EnquiryCause>(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The account it was sent from; absent when nobody was signed in. */
    userId: uuid('user_id').references(() => users.id),
    /** Since when an answer is awaited anew: somebody wrote more after one. */
    waitsSince: timestamp('waits_since', { withTimezone: true }),
    assigneeId: uuid('assignee_id').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('enquiries_state_check', sql`${table.state} in ('received', 'assigned', 'answered', 'closed')`),
    check('enquiries_cause_check', sql`${table.cause} is null or ${table.closedAt} is not null`),
    check('enquiries_email_check', sql`${table.email} = lower(${table.email})`),
    check('enquiries_assignee_check', sql`${table.state} <> 'assigned' or ${table.assigneeId} is not null`),
    index('enquiries_created_at_idx').on(table.createdAt, table.id),
    index('enquiries_state_idx').on(table.state, table.createdAt),
    index('enquiries_mailbox_idx').on(sql`mailbox_of(${table.email})`, table.createdAt),
    index('enquiries_office_id_idx').on(table.officeId),
    index('enquiries_assignee_id_idx').on(table.assigneeId),
    index('enquiries_user_id_idx').on(table.userId, table.createdAt),
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

/** What the sender wrote after the message. */
export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id),
    /** Made by the browser: the same one is the same reply. */
    requestId: uuid('request_id').notNull().unique(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('enquiry_replies_text_check', sql`length(${table.text}) between 1 and 4000`),
    index('enquiry_replies_enquiry_id_idx').on(table.enquiryId, table.id),
  ],
);

/** Pictures: handed in first, then taken along once, by a message or by one of its replies. */
export const enquiryFiles = pgTable(
  'enquiry_files',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Absent: nothing has taken it along yet. */
    enquiryId: uuid('enquiry_id').references(() => enquiries.id),
    replyId: bigint('reply_id', { mode: 'number' }).references(() => enquiryReplies.id),
    fileName: text('file_name').notNull(),
    contentType: text('content_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: bytea().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('enquiry_files_content_type_check', sql`${table.contentType} in ('image/png', 'image/jpeg')`),
    check('enquiry_files_reply_check', sql`${table.replyId} is null or ${table.enquiryId} is not null`),
    index('enquiry_files_user_id_idx').on(table.userId),
    index('enquiry_files_enquiry_id_idx').on(table.enquiryId),
    index('enquiry_files_reply_id_idx').on(table.replyId),
    index('enquiry_files_unsent_idx').on(table.uploadedAt).where(sql`${table.enquiryId} is null`),
  ],
);

/** What is answered often, in both languages; whoever answers begins with it and writes the rest. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    name: text().notNull().unique(),
    /** Absent: for every subject. */
    topic: text().$type<EnquiryTopic>(),
    text: jsonb().$type<Localized>().notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('answer_templates_changed_by_idx').on(table.changedBy)],
);
