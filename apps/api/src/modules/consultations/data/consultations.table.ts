import type { ConsultationMode, ConsultationTopic, Language, Localized } from '@portal/contracts';
import { consultationStates } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';

/** Whom people may book: a tax consultant or an officer of an office. */
export const consultants = pgTable(
  'consultants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    officeId: smallint('office_id')
      .notNull()
      .references(() => taxOffices.id),
    topics: text().array().$type<ConsultationTopic[]>().notNull(),
    modes: text().array().$type<ConsultationMode[]>().notNull(),
    /** Where they meet people by video. */
    videoRoom: text('video_room'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    index('consultants_office_id_idx').on(table.officeId),
    check('consultants_video_check', sql`not ('video' = any (${table.modes})) or ${table.videoRoom} is not null`),
  ],
);

/**
 * Who stands in for a consultant who is away, on days of Lagos, both included. Apart from the leave cover of staff (`work_covers`):
 * consultants have no account. `consultant_covers_once` (an exclusion constraint) is in the rules of this table: one stands in on a day.
 */
export const consultantCovers = pgTable(
  'consultant_covers',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    absentId: integer('absent_id')
      .notNull()
      .references(() => consultants.id),
    coverId: integer('cover_id')
      .notNull()
      .references(() => consultants.id),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (table) => [
    check('consultant_covers_two_check', sql`${table.absentId} <> ${table.coverId}`),
    check('consultant_covers_days_check', sql`${table.fromDay} <= ${table.untilDay}`),
    check('consultant_covers_ended_check', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    index('consultant_covers_absent_id_idx').on(table.absentId, table.untilDay),
    index('consultant_covers_cover_id_idx').on(table.coverId, table.untilDay),
    index('consultant_covers_entered_by_idx').on(table.enteredBy),
    index('consultant_covers_ended_by_idx').on(table.endedBy),
  ],
);

/**
 * Two people never hold one time of a consultant: `consultations_time_taken` (an exclusion constraint over the states that
 * hold a time) is in the rules of this table, as are the legal moves.
 */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    reference: text().notNull().unique(),
    /** Made by the browser: the same one is the same booking. */
    requestId: uuid('request_id').notNull().unique(),
    contentDigest: bytea('content_digest'),
    topic: text().$type<ConsultationTopic>().notNull(),
    mode: text().$type<ConsultationMode>().notNull(),
    consultantId: integer('consultant_id')
      .notNull()
      .references(() => consultants.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    name: text().notNull(),
    /** Lower-case. */
    email: text().notNull(),
    phone: text(),
    question: text().notNull(),
    /** Of whoever booked; the first language of the mails. */
    language: text().$type<Language>().notNull(),
    state: text({ enum: consultationStates }).notNull().default('booked'),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id),
    /** Why the office cancelled it. */
    cancellationReason: text('cancellation_reason'),
    /** Counts what a calendar must hear of (RFC 5545 SEQUENCE). */
    revision: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check(
      'consultations_state_check',
      sql`${table.state} in ('booked', 'rescheduled', 'cancelled', 'held', 'no-show')`,
    ),
    check('consultations_order_check', sql`${table.startsAt} < ${table.endsAt}`),
    check('consultations_email_check', sql`${table.email} = lower(${table.email})`),
    check('consultations_phone_check', sql`${table.mode} <> 'phone' or ${table.phone} is not null`),
    check(
      'consultations_answer_check',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
    uniqueIndex('consultations_one_at_a_time_idx')
      .on(table.email, table.startsAt)
      .where(sql`${table.state} in ('booked', 'rescheduled')`),
    index('consultations_mailbox_idx')
      .on(sql`mailbox_of(${table.email})`, table.startsAt)
      .where(sql`${table.state} in ('booked', 'rescheduled')`),
    index('consultations_starts_at_idx').on(table.startsAt, table.id),
    index('consultations_consultant_id_idx').on(table.consultantId, table.startsAt),
    index('consultations_answered_by_idx').on(table.answeredBy),
  ],
);

/** What happened to a consultation; written by the database. */
export const consultationMoves = pgTable(
  'consultation_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultations.id),
    state: text({ enum: consultationStates }).notNull(),
    consultantId: integer('consultant_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('consultation_moves_consultation_id_idx').on(table.consultationId, table.id)],
);
