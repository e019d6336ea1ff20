import type { Capacity, LawRuleId, Localized, WorkKindName, WorkStep } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { columnsOf } from '../../../../platform/lists/fragments.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';

export interface WorkRow {
  readonly id: string;
  readonly kind: WorkKindName;
  readonly state: string;
  readonly subject: string;
  readonly reference: string;
  /** How many steps it has. */
  readonly caseVersion: number;
  readonly officeId: number | null;
  readonly officeName: string | null;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly openedAt: Date;
  readonly since: Date;
  readonly closedAt: Date | null;
  readonly deadlineId: string | null;
  readonly rule: LawRuleId | null;
  readonly ruleTitle: Localized | null;
  readonly ruleSource: string | null;
  readonly ruleIsLaw: boolean | null;
  readonly startedOn: string | null;
  readonly dueOn: string | null;
  readonly isCounted: boolean;
  /** 0, near, urgent, passed: today. */
  readonly stage: 0 | 1 | 2 | 3;
}

export interface StepRow extends WorkStep {
  readonly toState: string;
  readonly at: Date;
  readonly userName: string | null;
  readonly onBehalfOfName: string | null;
  readonly role: string | null;
  readonly reason: string | null;
  readonly document: string | null;
}

interface NewWork {
  readonly kind: WorkKindName;
  readonly begins: string;
  readonly subject: string;
  readonly reference: string;
  readonly officeId: number | null;
  readonly tpui: string | null;
  readonly at: Date;
}

interface NewStep {
  readonly move: string;
  readonly at: Date;
  readonly userId: string | null;
  /** The version a person read; the portal itself reads none. */
  readonly caseVersion?: number | undefined;
  readonly onBehalfOf?: string | undefined;
  readonly reason?: string | undefined;
  readonly document?: string | undefined;
}

interface Actor {
  readonly role: string;
  readonly capacities: readonly Capacity[];
  readonly taxOfficeId: number | null;
  /** Made or changed so recently that they decide nothing. */
  readonly isWaiting: boolean;
  readonly makers: readonly string[];
}

export interface WorkRepository {
  find(id: string): Promise<WorkRow | undefined>;
  /** Until the transaction ends nobody else changes it. */
  lock(
    tx: Transaction,
    by: { readonly id: string } | { readonly kind: WorkKindName; readonly subject: string },
  ): Promise<WorkRow | undefined>;
  stepsOf(id: string): Promise<StepRow[]>;
  stepsIn(tx: Transaction, id: string): Promise<StepRow[]>;
  insert(tx: Transaction, work: NewWork): Promise<string>;
  step(tx: Transaction, id: string, step: NewStep): Promise<void>;
  assign(
    tx: Transaction,
    id: string,
    to: { assigneeId: string | null; by: string; reason?: string | undefined; at: Date },
  ): Promise<void>;
  /** The office of each open case of this taxpayer that does not stand with this one. */
  elsewhere(tx: Transaction, tpui: string, officeId: number): Promise<(number | null)[]>;
  /** With their active role; nothing when the account is not active. */
  actor(on: Database | Transaction, userId: string): Promise<Actor | undefined>;
  /** All active people of one of these roles who reach this office, those with the fewest cases first. */
  peopleFor(
    on: Database | Transaction,
    roles: readonly string[],
    officeId: number | null,
  ): Promise<{ id: string; name: string; role: string; openCases: number }[]>;
  /** Whether somebody is one of them. */
  isAmong(
    on: Database | Transaction,
    userId: string,
    roles: readonly string[],
    officeId: number | null,
  ): Promise<boolean>;
  /** Who gives the work of an office to its people; SuperAdmins where nobody does, and of work that is no office’s. */
  leadersOf(tx: Transaction, officeId: number | null): Promise<string[]>;
  openWorkOf(tx: Transaction, assigneeId: string): Promise<WorkRow[]>;
  setDeadline(tx: Transaction, id: string, deadlineId: string): Promise<void>;
  /** Locked, those whose people were not told yet how near the end is; marks them told. At most so many. */
  takeUntold(tx: Transaction, most: number): Promise<WorkRow[]>;
}

/** Deadlines of which the module of their kind warns, on days of its own. */
const toldByTheirKind: readonly LawRuleId[] = ['objection.decision'];

const name = (alias: string) => sql.raw(`person_name(${alias}.first_name, ${alias}.last_name)`);

/** What a row of the queue shows on a day of Lagos; also read by the list. */
export const workColumnsOn = (today: string) => ({
  id: sql`w.id`,
  kind: sql`w.kind`,
  state: sql`w.state`,
  subject: sql`w.subject`,
  reference: sql`w.reference`,
  caseVersion: sql`w.version`,
  officeId: sql`w.office_id`,
  officeName: sql`o.name`,
  assigneeId: sql`w.assignee_id`,
  assigneeName: name('a'),
  openedAt: sql`w.opened_at`,
  since: sql`w.since`,
  closedAt: sql`w.closed_at`,
  deadlineId: sql`w.deadline_id`,
  rule: sql`d.rule_id`,
  ruleTitle: sql`r.title`,
  ruleSource: sql`r.source`,
  ruleIsLaw: sql`r.is_law`,
  startedOn: sql`d.started_on`,
  dueOn: sql`d.due_on`,
  isCounted: sql`(d.id is not null and d.ended_at is null)`,
  stage: sql`deadline_stage(d.started_on, d.due_on, ${today}::date)`,
});
export const workTables = sql`work_items as w left join tax_offices as o on o.id = w.office_id left join users as a on a.id = w.assignee_id
  left join deadlines as d on d.id = w.deadline_id left join law_rules as r on r.id = d.rule_id and r.from_day = d.rule_from`;
const mayHave = (roles: readonly string[], officeId: number | null) =>
  sql`u.status = 'active' and active_role(u.id) = any (${sql.param([...roles])}::text[]) and reaches_work(u.id, ${officeId}::smallint)`;
const selectSteps = (id: string) => sql`
  select s.move, s.to_state as "toState", s.at, s.user_id as "userId", ${name('u')} as "userName", s.on_behalf_of as "onBehalfOf",
    ${name('b')} as "onBehalfOfName", s.role, s.reason, s.document
  from work_steps as s left join users as u on u.id = s.user_id left join users as b on b.id = s.on_behalf_of
  where s.item_id = ${id} order by s.number`;

export function createWorkRepository({ db, clock }: { readonly db: Database; readonly clock: Clock }): WorkRepository {
  const selectWork = (where: SQL) =>
    sql`select ${columnsOf(workColumnsOn(dayOf(clock.now())))} from ${workTables} where ${where}`;

  async function read<Row>(query: SQL): Promise<Row[]> {
    const client = await db.$client.connect();
    try {
      return await runQueryOn(client)<Row>(query);
    } finally {
      client.release();
    }
  }
  return {
    find: async (id) => (await read<WorkRow>(selectWork(sql`w.id = ${id}`)))[0],
    async lock(tx, by) {
      const where = 'id' in by ? sql`w.id = ${by.id}` : sql`w.kind = ${by.kind} and w.subject = ${by.subject}`;
      const { rows } = await tx.execute(sql`${selectWork(where)} for update of w`);
      return rows[0] && withDates(rows[0]);
    },
    stepsOf: (id) => read<StepRow>(selectSteps(id)),
    stepsIn: async (tx, id) => (await tx.execute(selectSteps(id))).rows as unknown as StepRow[],
    async insert(tx, { kind, begins, subject, reference, officeId, tpui, at }) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into work_items (kind, state, subject, reference, office_id, tpui, opened_at, since)
          values (${kind}, ${begins}, ${subject}, ${reference}, ${officeId}, ${tpui}, ${at.toISOString()}, ${at.toISOString()}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async step(tx, id, { move, at, userId, caseVersion = -1, onBehalfOf, reason, document }) {
      // A step after another one than was read is refused; the state is the database's to say.
      await tx.execute(
        sql`insert into work_steps (item_id, number, move, to_state, at, user_id, on_behalf_of, reason, document)
          values (${id}, ${caseVersion + 1}, ${move}, '', ${at.toISOString()}, ${userId}, ${onBehalfOf ?? null}, ${reason ?? null}, ${document ?? null})`,
      );
    },
    async assign(tx, id, { assigneeId, by, reason, at }) {
      await tx.execute(
        sql`insert into work_assignments (item_id, assignee_id, assigned_by, reason, at)
          values (${id}, ${assigneeId}, ${by}, ${reason ?? null}, ${at.toISOString()})`,
      );
    },
    async elsewhere(tx, tpui, officeId) {
      const { rows } = await tx.execute<{ officeId: number | null }>(
        sql`select office_id as "officeId" from work_items
          where tpui = ${tpui} and closed_at is null and office_id is distinct from ${officeId}`,
      );
      return rows.map((row) => row.officeId);
    },
    async actor(on, userId) {
      const { rows } = await on.execute(
        sql`select active_role(id) as role, tax_office_id as "taxOfficeId",
            array(select capacity from work_capacities where user_id = id and active_role(id) = 'Tax Office Director' order by 1) as capacities,
            decider_waits(id, ${clock.now().toISOString()}::timestamptz) as "isWaiting",
            decider_makers(id, ${clock.now().toISOString()}::timestamptz) as makers
          from users where id = ${userId} and status = 'active'`,
      );
      return rows[0] as Actor | undefined;
    },
    async peopleFor(on, roles, officeId) {
      const { rows } = await on.execute<{ id: string; name: string; role: string; openCases: number }>(
        sql`select u.id, ${name('u')} as name, active_role(u.id) as role,
            (select count(*)::int from work_items where assignee_id = u.id and closed_at is null) as "openCases"
          from users as u where ${mayHave(roles, officeId)} order by "openCases", name, u.id`,
      );
      return rows;
    },
    async isAmong(on, userId, roles, officeId) {
      const { rows } = await on.execute<{ is: boolean }>(
        sql`select exists (select from users as u where u.id = ${userId} and ${mayHave(roles, officeId)}) as is`,
      );
      return rows[0]?.is === true;
    },
    async leadersOf(tx, officeId) {
      const { rows } = await tx.execute<{ id: string }>(
        sql`with active as (select id, tax_office_id, active_role(id) as role from users where status = 'active'),
          own as (select id from active where tax_office_id = ${officeId}::smallint and role in ('Tax Office Director', 'Tax Office Manager'))
          select id from own union all select id from active where role = 'SuperAdmin' and not exists (select from own)`,
      );
      return rows.map(({ id }) => id);
    },
    async openWorkOf(tx, assigneeId) {
      const where = sql`w.assignee_id = ${assigneeId} and w.closed_at is null order by w.opened_at, w.id`;
      return (await tx.execute(sql`${selectWork(where)} for update of w`)).rows.map(withDates);
    },
    async setDeadline(tx, id, deadlineId) {
      await tx.execute(sql`update work_items set deadline_id = ${deadlineId} where id = ${id}`);
    },
    async takeUntold(tx, most) {
      const stage = sql`deadline_stage(d.started_on, d.due_on, ${dayOf(clock.now())}::date)`;
      const where = sql`d.ended_at is null and d.due_on is not null and d.rule_id <> all (${sql.param([...toldByTheirKind])}::text[]) and ${stage} > d.told_stage order by d.due_on, w.id limit ${most}`;
      const rows = (await tx.execute(sql`${selectWork(where)} for update of w, d`)).rows.map(withDates);
      for (const { deadlineId, stage: told } of rows) {
        await tx.execute(sql`select note_deadline_told(${deadlineId}::uuid, ${told}::smallint)`);
      }
      return rows;
    },
  };
}

/** Drizzle reads instants as text where it did not make the statement itself. */
function withDates(row: Record<string, unknown>): WorkRow {
  const { openedAt, since, closedAt, ...rest } = row as unknown as WorkRow;
  return { ...rest, openedAt: new Date(openedAt), since: new Date(since), closedAt: closedAt && new Date(closedAt) };
}
