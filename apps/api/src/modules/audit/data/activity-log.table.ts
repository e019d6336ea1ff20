import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';

/** What happens often and changes nothing: sign-ins, staff's reads of a person's record, calls over interfaces. Sealed in batches. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `user:<id>`, `expert-system:<id>`, or `nobody`. */
    actor: text().notNull(),
    actorRole: text('actor_role'),
    /** Past tense, for example `session.opened`. */
    action: text().notNull(),
    /** What it was about, for example `taxpayer:<tpui>`. */
    subject: text().notNull(),
    /** Never a secret, a password or a NIN. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    address: text(),
    device: text(),
    requestId: text('request_id'),
    /** The batch it was sealed in; absent for about a minute. */
    sealId: integer('seal_id').references(() => activitySeals.id),
  },
  (table) => [
    index('activity_log_at_idx').on(table.at, table.id),
    index('activity_log_actor_idx').on(table.actor, table.id),
    index('activity_log_subject_idx').on(table.subject, table.id),
    index('activity_log_action_idx').on(table.action, table.id),
    index('activity_log_seal_id_idx').on(table.sealId, table.id),
  ],
);

/** A batch of the activity log: what its rows said when it was closed, sealed to the batch before it. */
export const activitySeals = pgTable('activity_seals', {
  /** 1, 2, 3 … without a gap. */
  id: integer().primaryKey(),
  rows: integer().notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
  previousHash: bytea('previous_hash').notNull(),
  hash: bytea().notNull(),
});
