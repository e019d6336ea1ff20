import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from '../../identity/data/users.table.ts';

/** Somebody may act for a taxpayer: given as a code, accepted by whoever has it, ended by either. Never deleted. */
export const representations = pgTable(
  'representations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** For whom. */
    principalTpui: text('principal_tpui').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['agent', 'person'] }).notNull(),
    rights: text().array().notNull(),
    label: text().notNull(),
    codeHash: bytea('code_hash').notNull().unique(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** The code opens nothing after it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    representativeId: uuid('representative_id').references(() => users.id),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (table) => [
    check('representations_kind_check', sql`${table.kind} in ('agent', 'person')`),
    check(
      'representations_rights_check',
      sql`cardinality(${table.rights}) > 0 and ${table.rights} <@ array['see', 'bills', 'paye-prepare', 'paye-file', 'withholding-prepare', 'withholding-file']::text[]`,
    ),
    check('representations_accepted_check', sql`(${table.representativeId} is null) = (${table.acceptedAt} is null)`),
    check('representations_ended_check', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    index('representations_principal_tpui_idx').on(table.principalTpui),
    index('representations_representative_id_idx').on(table.representativeId),
    index('representations_invited_by_idx').on(table.invitedBy),
    index('representations_ended_by_idx').on(table.endedBy),
  ],
);
