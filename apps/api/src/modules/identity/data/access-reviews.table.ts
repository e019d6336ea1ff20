import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table.ts';

/** A round over everybody with a role of staff. One for each quarter. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    quarter: text().notNull().unique('access_reviews_quarter_key'),
    dueOn: date('due_on').notNull(),
    /** Null of those that the portal began by itself. */
    openedBy: uuid('opened_by').references(() => users.id),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('access_reviews_quarter_check', sql`${table.quarter} ~ '^20[0-9]{2}-Q[1-4]$'`),
    index('access_reviews_opened_by_idx').on(table.openedBy),
  ],
);

/** What somebody could do when the round began, and what was decided: once, by somebody else (trigger). */
export const accessReviewPersons = pgTable(
  'access_review_persons',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => accessReviews.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roles: text().array().notNull(),
    decision: text({ enum: ['confirmed', 'taken-away'] }),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    check(
      'access_review_persons_decision_check',
      sql`${table.decision} in ('confirmed', 'taken-away')
      and (${table.decision} is null) = (${table.decidedBy} is null) and (${table.decision} is null) = (${table.decidedAt} is null)`,
    ),
    check('access_review_persons_other_check', sql`${table.decidedBy} <> ${table.userId}`),
    check('access_review_persons_reason_check', sql`${table.decision} <> 'taken-away' or ${table.reason} is not null`),
    index('access_review_persons_user_id_idx').on(table.userId),
    index('access_review_persons_decided_by_idx').on(table.decidedBy),
  ],
);
