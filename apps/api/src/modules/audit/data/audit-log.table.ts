import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';

/** What staff, people and the portal did, each row sealed to the one before it. Only ever inserted into; a trigger fills the seal. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without a gap, in the order of commits. */
    position: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `user:<id>` or `system:<what>`. */
    actor: text().notNull(),
    /** Past tense, for example `user.deleted`. */
    action: text().notNull(),
    /** What it was done to, for example `user:<id>` or `role:<name>`. */
    subject: text().notNull(),
    /** Never a secret, a password or a NIN. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The role somebody acted in; absent for the portal itself, and in rows before the second seal, as the three below. */
    actorRole: text('actor_role'),
    address: text(),
    /** For example `Chrome on Android`. */
    device: text(),
    requestId: text('request_id'),
    /** 1 covers position to detail; 2 all fields above. */
    sealVersion: smallint('seal_version').notNull().default(2),
    previousHash: bytea('previous_hash').notNull(),
    /** SHA-256 over the previous hash and the row's content. */
    hash: bytea().notNull(),
  },
  (table) => [
    index('audit_log_subject_idx').on(table.subject, table.position),
    index('audit_log_actor_idx').on(table.actor, table.position),
    index('audit_log_action_idx').on(table.action, table.position),
    index('audit_log_at_idx').on(table.at, table.position),
    check('audit_log_seal_version_check', sql`${table.sealVersion} in (1, 2)`),
  ],
);
