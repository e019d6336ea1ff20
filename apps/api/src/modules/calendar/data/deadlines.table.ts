import type { LawRuleId, Localized } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../identity/data/users.table.ts';

const now = sql`clock_timestamp()`;
const person = (name: string) => uuid(name).references(() => users.id);

/** How long what takes, by which law, since when. Written by migrations alone; a changed law is another row. */
export const lawRules = pgTable(
  'law_rules',
  {
    id: text().$type<LawRuleId>().notNull(),
    /** Of what begins on this day or later. */
    fromDay: date('from_day').notNull(),
    title: jsonb().$type<Localized>().notNull(),
    length: integer().notNull(),
    unit: text({ enum: ['days', 'working-days'] }).notNull(),
    rollsToWorkingDay: boolean('rolls_to_working_day').notNull(),
    mayPause: boolean('may_pause').notNull(),
    mayExtend: boolean('may_extend').notNull(),
    source: text().notNull(),
    isLaw: boolean('is_law').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.fromDay] }),
    check('law_rules_length_check', sql`${table.length} between 1 and 3660`),
    check('law_rules_unit_check', sql`${table.unit} in ('days', 'working-days')`),
  ],
);

/** A deadline that is counted. Its end is the database's to compute: from the rule, the pauses, the extensions and the holidays. */
export const deadlines = pgTable(
  'deadlines',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    ruleId: text('rule_id').$type<LawRuleId>().notNull(),
    ruleFrom: date('rule_from').notNull(),
    /** The day of service, in Lagos: the next one is the first that counts. */
    startedOn: date('started_on').notNull(),
    /** The last day; null while it is paused. */
    dueOn: date('due_on'),
    /** What people were told: 0 nothing, 1 near, 2 urgent, 3 passed. */
    toldStage: smallint('told_stage').notNull().default(0),
    /** It is no longer counted. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.ruleId, table.ruleFrom], foreignColumns: [lawRules.id, lawRules.fromDay] }),
    check('deadlines_told_stage_check', sql`${table.toldStage} between 0 and 3`),
    index('deadlines_running_idx').on(table.dueOn, table.id).where(sql`${table.endedAt} is null`),
    index('deadlines_rule_idx').on(table.ruleId, table.ruleFrom),
  ],
);

/** The days from the first to before the second do not count. */
export const deadlinePauses = pgTable(
  'deadline_pauses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deadlineId: uuid('deadline_id')
      .notNull()
      .references(() => deadlines.id),
    fromDay: date('from_day').notNull(),
    /** Absent: it is paused still. */
    untilDay: date('until_day'),
    reason: text().notNull(),
    pausedBy: person('paused_by').notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(now),
    resumedBy: person('resumed_by'),
  },
  (table) => [
    check('deadline_pauses_reason_check', sql`length(${table.reason}) between 3 and 2000`),
    check('deadline_pauses_days_check', sql`${table.untilDay} >= ${table.fromDay}`),
    check('deadline_pauses_resumed_check', sql`(${table.untilDay} is null) = (${table.resumedBy} is null)`),
    uniqueIndex('deadline_pauses_open_idx').on(table.deadlineId).where(sql`${table.untilDay} is null`),
    index('deadline_pauses_deadline_id_idx').on(table.deadlineId),
    index('deadline_pauses_paused_by_idx').on(table.pausedBy),
    index('deadline_pauses_resumed_by_idx').on(table.resumedBy),
  ],
);

export const deadlineExtensions = pgTable(
  'deadline_extensions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deadlineId: uuid('deadline_id')
      .notNull()
      .references(() => deadlines.id),
    /** In the unit of the rule. */
    days: integer().notNull(),
    reason: text().notNull(),
    extendedBy: person('extended_by').notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(now),
  },
  (table) => [
    check('deadline_extensions_days_check', sql`${table.days} between 1 and 365`),
    check('deadline_extensions_reason_check', sql`length(${table.reason}) between 3 and 2000`),
    index('deadline_extensions_deadline_id_idx').on(table.deadlineId),
    index('deadline_extensions_extended_by_idx').on(table.extendedBy),
  ],
);
