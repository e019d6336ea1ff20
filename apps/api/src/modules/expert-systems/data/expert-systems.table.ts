import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';
import { expertSystems, revenueHeads } from '../../lookups/data/collectors.table.ts';

/** What an expert system may bill. One without rows is not limited yet; once it has one, the database refuses all others. */
export const expertSystemHeads = pgTable(
  'expert_system_heads',
  {
    expertSystemId: integer('expert_system_id')
      .notNull()
      .references(() => expertSystems.id),
    revenueHeadId: integer('revenue_head_id')
      .notNull()
      .references(() => revenueHeads.id),
  },
  (table) => [
    primaryKey({ columns: [table.expertSystemId, table.revenueHeadId] }),
    index('expert_system_heads_revenue_head_id_idx').on(table.revenueHeadId),
  ],
);

/** Addresses an expert system wants its payers sent to (case `redirect-release`, subject `redirect:<id>`). Never changed. */
export const redirectRequests = pgTable(
  'redirect_requests',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    expertSystemId: integer('expert_system_id')
      .notNull()
      .references(() => expertSystems.id),
    address: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check(
      'redirect_requests_address_check',
      sql`${table.address} ~ '^https://[^/?#@]+/[^?#]*$' and length(${table.address}) <= 200`,
    ),
    index('redirect_requests_expert_system_id_idx').on(table.expertSystemId, table.requestedAt),
  ],
);

/** Papers of the contract with an expert system, as they were handed in. Nothing changes but that one is taken out of sight. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    expertSystemId: integer('expert_system_id')
      .notNull()
      .references(() => expertSystems.id),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** In hexadecimal, of what was handed in. */
    sha256: text().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check('contract_documents_sha256_check', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    index('contract_documents_expert_system_id_idx').on(table.expertSystemId),
    index('contract_documents_uploaded_by_idx').on(table.uploadedBy),
  ],
);
