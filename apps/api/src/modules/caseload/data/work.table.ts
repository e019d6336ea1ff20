import type { Capacity, WorkKindName } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { deadlines } from '../../calendar/data/deadlines.table.ts';
import { users } from '../../identity/data/users.table.ts';
import { taxOffices } from '../../lookups/data/collectors.table.ts';
import { workStates } from './work-law.table.ts';

const now = sql`clock_timestamp()`;
const person = (name: string) => uuid(name).references(() => users.id);

/** Cases. Their state follows from `work_steps`, their assignee from `work_assignments`; nothing else writes them. */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text().$type<WorkKindName>().notNull(),
    state: text().notNull(),
    /** What it is about, for example `declaration:<id>`; one case of a kind for each. */
    subject: text().notNull(),
    reference: text().notNull(),
    /** Whose it is; absent: the service's as a whole. */
    officeId: smallint('office_id').references(() => taxOffices.id),
    /** Whose matter it is; it follows them to another office. */
    tpui: text(),
    assigneeId: person('assignee_id'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(now),
    since: timestamp({ withTimezone: true }).notNull().default(now),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** What is counted, or was at last. */
    deadlineId: uuid('deadline_id')
      .unique()
      .references(() => deadlines.id),
    /** How many steps there were. */
    version: integer().notNull().default(0),
  },
  (table) => [
    unique('work_items_subject_key').on(table.kind, table.subject),
    foreignKey({ columns: [table.kind, table.state], foreignColumns: [workStates.kind, workStates.state] }),
    index('work_items_open_idx').on(table.openedAt, table.id).where(sql`${table.closedAt} is null`),
    index('work_items_since_idx').on(table.since, table.id),
    index('work_items_reference_idx').on(table.reference, table.id),
    index('work_items_assignee_id_idx').on(table.assigneeId).where(sql`${table.closedAt} is null`),
    index('work_items_office_id_idx').on(table.officeId, table.openedAt),
    index('work_items_tpui_idx').on(table.tpui).where(sql`${table.closedAt} is null`),
    index('work_items_kind_state_idx').on(table.kind, table.state),
  ],
);

/** What was done with a case, by whom and why. Writing a row makes the move; the database refuses one that is not lawful. */
export const workSteps = pgTable(
  'work_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => workItems.id),
    /** Counts from 1, which is opening it. */
    number: integer().notNull(),
    move: text().notNull(),
    toState: text('to_state').notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(now),
    /** Absent: the portal by itself. */
    userId: person('user_id'),
    /** Who was away. */
    onBehalfOf: person('on_behalf_of'),
    /** The active role of whoever did it, as it was then. */
    role: text(),
    reason: text(),
    document: text(),
  },
  (table) => [
    unique('work_steps_number_key').on(table.itemId, table.number),
    check('work_steps_reason_check', sql`length(${table.reason}) <= 2000 and length(${table.document}) <= 200`),
    check('work_steps_behalf_check', sql`${table.onBehalfOf} is null or ${table.userId} is not null`),
    index('work_steps_user_id_idx').on(table.userId),
    index('work_steps_on_behalf_of_idx').on(table.onBehalfOf),
  ],
);

/** Who had a case when, and who gave it to them. Writing a row assigns. */
export const workAssignments = pgTable(
  'work_assignments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => workItems.id),
    /** Absent: given back. */
    assigneeId: person('assignee_id'),
    assignedBy: person('assigned_by').notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull().default(now),
  },
  (table) => [
    check('work_assignments_reason_check', sql`length(${table.reason}) <= 2000`),
    index('work_assignments_item_id_idx').on(table.itemId, table.id),
    index('work_assignments_assignee_id_idx').on(table.assigneeId),
    index('work_assignments_assigned_by_idx').on(table.assignedBy),
  ],
);

/** Leave cover: who acts in whose place, on days of Lagos, both included. */
export const workCovers = pgTable(
  'work_covers',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    absentId: person('absent_id').notNull(),
    coverId: person('cover_id').notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    enteredBy: person('entered_by').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().default(now),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: person('ended_by'),
  },
  (table) => [
    check('work_covers_two_check', sql`${table.absentId} <> ${table.coverId}`),
    check('work_covers_days_check', sql`${table.fromDay} <= ${table.untilDay}`),
    check('work_covers_ended_check', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    index('work_covers_absent_id_idx').on(table.absentId),
    index('work_covers_cover_id_idx').on(table.coverId),
    index('work_covers_entered_by_idx').on(table.enteredBy),
    index('work_covers_ended_by_idx').on(table.endedBy),
  ],
);

/** Directors who also decide for headquarters or as Legal. */
export const workCapacities = pgTable(
  'work_capacities',
  {
    userId: person('user_id').notNull(),
    capacity: text().$type<Capacity>().notNull(),
    givenBy: person('given_by').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.capacity] }),
    check('work_capacities_capacity_check', sql`${table.capacity} in ('headquarters', 'legal')`),
    index('work_capacities_given_by_idx').on(table.givenBy),
  ],
);
