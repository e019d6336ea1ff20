import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

/** Proposals and what became of them. The newest that was released is what holds; none is altered once decided (trigger). */
export const serviceChanges = pgTable(
  'service_changes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** `mail:receipt`, `amount:agent-registration-fee`, `feature:plans`. */
    subject: text().notNull(),
    /** Absent: as it came with the portal. */
    value: jsonb(),
    reason: text().notNull(),
    state: text({ enum: ['proposed', 'released', 'refused', 'withdrawn'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    check('service_changes_subject_check', sql`${table.subject} ~ '^(mail|amount|feature):[a-z-]+$'`),
    check('service_changes_state_check', sql`${table.state} in ('proposed', 'released', 'refused', 'withdrawn')`),
    check(
      'service_changes_decided_check',
      sql`(${table.state} = 'proposed') = (${table.decidedBy} is null) and (${table.state} = 'proposed') = (${table.decidedAt} is null)`,
    ),
    // Two persons; switching off alone needs one.
    check(
      'service_changes_two_check',
      sql`case ${table.state} when 'withdrawn' then ${table.decidedBy} = ${table.proposedBy}
      when 'proposed' then true
      else ${table.decidedBy} <> ${table.proposedBy} or (${table.state} = 'released' and ${table.subject} like 'feature:%' and ${table.value} = 'false'::jsonb) end`,
    ),
    check('service_changes_refusal_check', sql`${table.state} <> 'refused' or ${table.decisionReason} is not null`),
    uniqueIndex('service_changes_waiting_key').on(table.subject).where(sql`${table.state} = 'proposed'`),
    index('service_changes_subject_idx').on(table.subject, table.decidedAt),
    index('service_changes_proposed_by_idx').on(table.proposedBy),
    index('service_changes_decided_by_idx').on(table.decidedBy),
  ],
);
