import type { AuthoredContent } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** Something the service publishes, with the draft that staff work on. What the public sees is in its versions. */
export const contentItems = pgTable(
  'content_items',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text({ enum: ['page', 'news', 'gallery', 'faq', 'banner', 'tariff'] }).notNull(),
    /** The path of a page, the name of everything else. */
    slug: text().notNull(),
    draft: jsonb().$type<AuthoredContent>().notNull(),
    /** Counts every change, so that nobody overwrites what they have not seen. */
    draftVersion: integer('draft_version').notNull().default(1),
    draftSavedAt: timestamp('draft_saved_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Nobody: it came with the portal. */
    draftSavedBy: uuid('draft_saved_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Who asked for the draft's publication. A change of the draft takes it back (trigger). */
    proposedBy: uuid('proposed_by').references(() => users.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }),
    /** When it is to appear; at once when absent. */
    proposedFor: timestamp('proposed_for', { withTimezone: true }),
    /** Why the last proposal was sent back. */
    sentBack: text('sent_back'),
  },
  (table) => [
    unique('content_items_kind_slug_key').on(table.kind, table.slug),
    check(
      'content_items_kind_check',
      sql`${table.kind} in ('page', 'news', 'gallery', 'faq', 'banner', 'tariff') and ${table.draft} ->> 'kind' = ${table.kind}`,
    ),
    check('content_items_proposal_check', sql`(${table.proposedBy} is null) = (${table.proposedAt} is null)`),
    index('content_items_draft_saved_by_idx').on(table.draftSavedBy),
    index('content_items_proposed_by_idx').on(table.proposedBy),
  ],
);

/**
 * What was published, and what will be: the version that counts is the latest whose moment has come, so nothing has to
 * happen for a planned one to appear. Never changed or deleted (trigger).
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id),
    /** 1, 2, 3 … per item. */
    number: integer().notNull(),
    /** Absent: the item is withdrawn from this moment on. */
    content: jsonb().$type<AuthoredContent>(),
    effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Nobody: it came with the portal. */
    publishedBy: uuid('published_by').references(() => users.id),
    /** Who asked for it. Never who published it (trigger). */
    proposedBy: uuid('proposed_by').references(() => users.id),
    restoredFrom: integer('restored_from'),
    /** Set before its moment came: it never appears. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.number] }),
    check('content_versions_number_check', sql`${table.number} >= 1`),
    check('content_versions_restored_check', sql`${table.restoredFrom} < ${table.number}`),
    index('content_versions_effective_at_idx').on(table.effectiveAt).where(sql`${table.cancelledAt} is null`),
    index('content_versions_published_by_idx').on(table.publishedBy),
    index('content_versions_proposed_by_idx').on(table.proposedBy),
  ],
);
