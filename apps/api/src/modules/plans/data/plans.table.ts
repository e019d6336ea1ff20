import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';

/** A bill that its payer asked to pay in parts, and what came of it. */
export const instalmentPlans = pgTable(
  'instalment_plans',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    payerTpui: text('payer_tpui').notNull(),
    officeId: smallint('office_id').notNull(),
    totalKobo: bigint('total_kobo', { mode: 'number' }).notNull(),
    /** How many. */
    parts: smallint().notNull(),
    state: text().notNull().default('asked'),
    reason: text().notNull(),
    /** What was signed: what it costs to break the plan, in this wording. */
    termsVersion: smallint('terms_version').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    answer: text(),
    brokenOn: date('broken_on'),
  },
  (table) => [
    check(
      'instalment_plans_state_check',
      sql`${table.state} in ('asked', 'refused', 'withdrawn', 'active', 'completed', 'broken')`,
    ),
    check('instalment_plans_parts_check', sql`${table.parts} between 2 and 12 and ${table.totalKobo} > 0`),
    check(
      'instalment_plans_reason_check',
      sql`length(${table.reason}) between 3 and 500 and length(${table.answer}) <= 2000`,
    ),
    check(
      'instalment_plans_decided_check',
      sql`(${table.state} in ('asked', 'withdrawn')) = (${table.decidedBy} is null) and (${table.state} = 'broken') = (${table.brokenOn} is not null)`,
    ),
    // One plan for a bill, and one request at a time.
    uniqueIndex('instalment_plans_one_of_bill_idx')
      .on(table.billId)
      .where(sql`${table.state} not in ('refused', 'withdrawn')`),
    index('instalment_plans_payer_tpui_idx').on(table.payerTpui),
    index('instalment_plans_active_idx').on(table.id).where(sql`${table.state} = 'active'`),
  ],
);

/** What an office fixed of penalty and interest of a broken plan, and what became of it. */
export const planPenalties = pgTable(
  'plan_penalties',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    planId: uuid('plan_id')
      .notNull()
      .references(() => instalmentPlans.id),
    state: text().notNull().default('assessed'),
    /** Reckoned from the one until the other. */
    dueAtFirstOn: date('due_at_first_on').notNull(),
    asOf: date('as_of').notNull(),
    penaltyKobo: bigint('penalty_kobo', { mode: 'number' }).notNull(),
    interestKobo: bigint('interest_kobo', { mode: 'number' }).notNull(),
    law: text().notNull(),
    assessedBy: uuid('assessed_by').notNull(),
    assessedAt: timestamp('assessed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    billId: uuid('bill_id').references(() => bills.id),
  },
  (table) => [
    check('plan_penalties_state_check', sql`${table.state} in ('assessed', 'returned', 'billed', 'waived')`),
    check(
      'plan_penalties_amount_check',
      sql`${table.penaltyKobo} >= 0 and ${table.interestKobo} >= 0 and ${table.penaltyKobo} + ${table.interestKobo} > 0`,
    ),
    check(
      'plan_penalties_decided_check',
      sql`(${table.state} = 'assessed') = (${table.decidedBy} is null) and (${table.decidedBy} is null) = (${table.decidedAt} is null) and (${table.state} = 'billed') = (${table.billId} is not null)`,
    ),
    check(
      'plan_penalties_two_persons',
      sql`${table.state} not in ('billed', 'waived') or ${table.decidedBy} <> ${table.assessedBy}`,
    ),
    unique('plan_penalties_bill_id_unique').on(table.billId),
    // One that waits for a second person.
    uniqueIndex('plan_penalties_one_assessed_idx').on(table.planId).where(sql`${table.state} = 'assessed'`),
    index('plan_penalties_plan_id_idx').on(table.planId),
  ],
);

/** A bill for each part. Append-only: a part is paid, or the plan is broken. */
export const instalments = pgTable(
  'instalments',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => instalmentPlans.id),
    number: smallint().notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
    dueOn: date('due_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    unique('instalments_bill_id_unique').on(table.billId),
    check('instalments_amount_kobo_check', sql`${table.amountKobo} > 0`),
  ],
);
