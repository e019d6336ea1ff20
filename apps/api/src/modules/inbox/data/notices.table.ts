import type { Localized, NoticeKindName, NoticeTopic } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** What the portal told a person. What was said never changes; that it was read is written once. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<NoticeKindName>().notNull(),
    /** What the sentence of its kind is completed with. */
    facts: jsonb().$type<Readonly<Record<string, string | Localized>>>().notNull(),
    /** Where one looks at it, a path of the portal. */
    path: text(),
    /** What happens once is told once, however often a job is repeated. */
    occasion: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    unique('notices_occasion_key').on(table.userId, table.occasion),
    // A second slash, also a backslash, would lead to another site.
    check(
      'notices_path_check',
      sql`${table.path} like '/%' and ${table.path} not like '//%' and strpos(${table.path}, chr(92)) = 0 and length(${table.path}) <= 500`,
    ),
    check('notices_facts_check', sql`octet_length(${table.facts}::text) <= 4000`),
    check('notices_occasion_check', sql`length(${table.occasion}) between 1 and 200`),
    index('notices_user_id_at_idx').on(table.userId, table.at, table.id),
    index('notices_unread_idx').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

/** What a person chose; the contract says what counts without a choice. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    topic: text().$type<NoticeTopic>().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);
