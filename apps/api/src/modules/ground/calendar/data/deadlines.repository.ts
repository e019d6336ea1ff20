import type { LawRule, LawRuleId } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

interface RunningDeadline {
  readonly ruleId: LawRuleId;
  readonly dueOn: string | null;
  readonly isEnded: boolean;
  readonly mayPause: boolean;
  readonly mayExtend: boolean;
}

export interface ChangeRow {
  readonly kind: 'pause' | 'extension';
  readonly fromDay: string | null;
  readonly untilDay: string | null;
  readonly days: number | null;
  readonly reason: string;
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

interface Because {
  readonly reason: string;
  readonly userId: string;
}

/** Deadlines of whatever has one. The database computes their ends; days are days of Lagos. */
export interface Deadlines {
  rules(): Promise<LawRule[]>;
  /** Counts from tomorrow; answers its id. */
  start(tx: Transaction, rule: LawRuleId): Promise<string>;
  /** It is no longer counted; its end stays on record. */
  end(tx: Transaction, id: string): Promise<void>;
  ruleOf(tx: Transaction, id: string): Promise<LawRuleId | undefined>;
  /** From today on the days do not count. */
  pause(tx: Transaction, id: string, because: Because): Promise<void>;
  /** Today counts again. */
  resume(tx: Transaction, id: string, userId: string): Promise<void>;
  extend(tx: Transaction, id: string, more: Because & { readonly days: number }): Promise<void>;
  changesOf(id: string): Promise<ChangeRow[]>;
}

export function createDeadlines({ db, clock }: { readonly db: Database; readonly clock: Clock }): Deadlines {
  const today = () => dayOf(clock.now());
  const now = () => clock.now().toISOString();

  /** Until the transaction ends nobody else changes it. */
  async function lock(tx: Transaction, id: string): Promise<RunningDeadline> {
    const { rows } = await tx.execute(
      sql`select d.rule_id as "ruleId", d.due_on::text as "dueOn", d.ended_at is not null as "isEnded", r.may_pause as "mayPause", r.may_extend as "mayExtend"
        from deadlines d join law_rules r on r.id = d.rule_id and r.from_day = d.rule_from where d.id = ${id} for update of d`,
    );
    const found = rows[0] as unknown as RunningDeadline | undefined;
    if (!found || found.isEnded) throw new BusinessError('work.no-deadline');
    return found;
  }

  return {
    async rules() {
      const { rows } = await db.$client.query<LawRule>(
        `select id, from_day as "fromDay", title, length, unit, rolls_to_working_day as "rollsToWorkingDay", may_pause as "mayPause",
           may_extend as "mayExtend", source, is_law as "isLaw" from law_rules order by id, from_day`,
      );
      return rows;
    },
    async start(tx, rule) {
      // Which version of the law counts is the database's to say.
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into deadlines (rule_id, rule_from, started_on) values (${rule}, ${today()}, ${today()}) returning id`,
      );
      return rows[0]?.id ?? '';
    },
    async end(tx, id) {
      await tx.execute(sql`update deadlines set ended_at = ${now()} where id = ${id} and ended_at is null`);
    },
    async ruleOf(tx, id) {
      const { rows } = await tx.execute<{ rule: LawRuleId }>(
        sql`select rule_id as rule from deadlines where id = ${id} and ended_at is null`,
      );
      return rows[0]?.rule;
    },
    async pause(tx, id, { reason, userId }) {
      const { mayPause, dueOn } = await lock(tx, id);
      if (!mayPause) throw new BusinessError('work.deadline-fixed');
      if (dueOn === null) throw new BusinessError('work.deadline-paused');
      if (dueOn < today()) throw new BusinessError('work.deadline-passed');
      await tx.execute(
        sql`insert into deadline_pauses (deadline_id, from_day, reason, paused_by, at) values (${id}, ${today()}, ${reason}, ${userId}, ${now()})`,
      );
    },
    async resume(tx, id, userId) {
      const { dueOn } = await lock(tx, id);
      if (dueOn !== null) throw new BusinessError('work.deadline-runs');
      await tx.execute(
        sql`update deadline_pauses set until_day = greatest(${today()}::date, from_day), resumed_by = ${userId} where deadline_id = ${id} and until_day is null`,
      );
    },
    async extend(tx, id, { days, reason, userId }) {
      const { mayExtend, dueOn } = await lock(tx, id);
      if (!mayExtend) throw new BusinessError('work.deadline-fixed');
      if (dueOn !== null && dueOn < today()) throw new BusinessError('work.deadline-passed');
      await tx.execute(
        sql`insert into deadline_extensions (deadline_id, days, reason, extended_by, at) values (${id}, ${days}, ${reason}, ${userId}, ${now()})`,
      );
    },
    async changesOf(id) {
      const { rows } = await db.$client.query<ChangeRow>(
        `select kind, from_day as "fromDay", until_day as "untilDay", days, reason, user_id as "userId", person_name(u.first_name, u.last_name) as "userName", at
         from (
           select 'pause' as kind, from_day, until_day, null::int as days, reason, paused_by as user_id, at from deadline_pauses where deadline_id = $1
           union all
           select 'extension', null, null, days, reason, extended_by, at from deadline_extensions where deadline_id = $1
         ) changes join users u on u.id = user_id order by at, kind`,
        [id],
      );
      return rows;
    },
  };
}
