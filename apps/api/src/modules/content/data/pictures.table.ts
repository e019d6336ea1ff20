import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';

/** Pictures of the site. What was uploaded is not kept: only what we made of it. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    fileName: text('file_name').notNull(),
    /** Of the uploaded file: the same file twice is one picture. */
    sha256: bytea().notNull().unique('content_pictures_sha256_key'),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Ascending. */
    widths: integer().array().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    uploadedBy: uuid('uploaded_by').references(() => users.id),
  },
  (table) => [
    check('content_pictures_size_check', sql`${table.width} > 0 and ${table.height} > 0`),
    index('content_pictures_uploaded_by_idx').on(table.uploadedBy),
  ],
);

/** In the database and not in a folder: written with the picture's row or not at all, and there for every replica. */
export const contentPictureFiles = pgTable(
  'content_picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => contentPictures.id),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp', 'jpeg'] }).notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.width, table.format] }),
    check('content_picture_files_format_check', sql`${table.format} in ('avif', 'webp', 'jpeg')`),
  ],
);
