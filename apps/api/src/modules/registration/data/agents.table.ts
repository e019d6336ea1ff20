import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { bills } from '../../billing/data/bills.table.ts';
import { users } from '../../identity/data/users.table.ts';

/** Firms whose people act as agents. */
export const agencies = pgTable('agencies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As people read and type it. */
  code: text().notNull().unique().generatedAlwaysAs(sql`'AGY-' || lpad(id::text, greatest(5, length(id::text)), '0')`),
  name: text().notNull(),
  /** Null of somebody who works alone. */
  rcNumber: text('rc_number').unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});

/** People staff know to be agents: whoever proves to be one of them registers as an agent. */
export const agentPreRegistrations = pgTable(
  'agent_pre_registrations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    agentUid: text('agent_uid').notNull().unique(),
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agencies.id),
    ninEncrypted: bytea('nin_encrypted').notNull(),
    ninBlindIndex: bytea('nin_blind_index').notNull(),
    ninLast4: text('nin_last4').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedBy: uuid('used_by').references(() => users.id),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('agent_pre_registrations_nin_idx').on(table.ninBlindIndex).where(sql`${table.withdrawnAt} is null`),
    index('agent_pre_registrations_agency_id_idx').on(table.agencyId),
    index('agent_pre_registrations_created_at_idx').on(table.createdAt),
    check('agent_pre_registrations_state_check', sql`${table.usedBy} is null or ${table.withdrawnAt} is null`),
  ],
);

export const agentDocumentTypes = pgTable('agent_document_types', {
  id: smallint().primaryKey(),
  name: text().notNull().unique(),
  /** Null of one that an administrator has not named in Hausa: then it is `name` there too. */
  nameHa: text('name_ha'),
});

/** The newest picture of each kind; the bytes lie in the document store under `storageKey`. */
export const agentDocuments = pgTable(
  'agent_documents',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    typeId: smallint('type_id')
      .notNull()
      .references(() => agentDocumentTypes.id),
    /** As the person's device named it; never part of a path. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: bytea().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('agent_documents_user_id_type_id_unique').on(table.userId, table.typeId),
    check('agent_documents_content_type_check', sql`${table.contentType} in ('image/png', 'image/jpeg')`),
    check('agent_documents_size_bytes_check', sql`${table.sizeBytes} > 0`),
  ],
);

/** Bills for the registration fee. Whether it is paid is the bill's to say. */
export const agentFeeBills = pgTable(
  'agent_fee_bills',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    billId: uuid('bill_id')
      .notNull()
      .unique()
      .references(() => bills.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.billId] })],
);
