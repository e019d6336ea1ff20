import { daysOfGrace, portalAddress } from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { openPenalties } from '../assess-penalty.ts';
import type { PlansDeps } from '../plans-deps.ts';

interface OpenPart {
  readonly planId: string;
  readonly reference: string;
  readonly askedBy: string;
  readonly number: number;
  readonly dueOn: string;
  readonly daysLeft: number;
}

/** Days before and after the day of a part on which its payer is told. */
const soonDays = [7, 1] as const;
const lateDays = -3;

/** Tells of parts that are due or late, breaks plans whose time of grace is over, ends those that are paid, and has assessed what lateness cost. */
export async function followPlans({ db, clock, caseload }: PlansDeps): Promise<void> {
  const today = dayOf(clock.now());
  await db.transaction(async (tx) => {
    for (const part of await firstOpenParts(tx, today)) {
      if (part.daysLeft < -daysOfGrace) await breakPlan(tx, part, today);
      else await remind(tx, part);
    }
    await completePaid(tx);
    await openPenalties(tx, { clock, caseload });
  });
}

/** Of each plan the first part that is not paid; plans that somebody else looks at now are left to them. */
function firstOpenParts(tx: Transaction, today: string): Promise<readonly OpenPart[]> {
  const daysUntil = (day: Expression<string>) => sql<number>`${day} - ${today}::date`;
  return tablesOf(tx)
    .selectFrom('instalment_plans as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('instalments as i')
          .innerJoin('bills as x', 'x.id', 'i.bill_id')
          .select(['i.number', 'i.due_on'])
          .whereRef('i.plan_id', '=', 'p.id')
          .where('x.standing', '=', 'open')
          .orderBy('i.number')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['p.id as planId', 'b.reference', 'p.asked_by as askedBy', 'i.number', 'i.due_on as dueOn'])
    .select(({ ref }) => daysUntil(ref('i.due_on')).as('daysLeft'))
    .where('p.state', '=', 'active')
    .where(({ ref }) => sql<boolean>`${daysUntil(ref('i.due_on'))} <= ${soonDays[0]}::int`)
    .orderBy('p.id')
    .limit(500)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

/** Each day once: a reminder that was told is not told again. */
async function remind(
  tx: Transaction,
  { planId, reference, askedBy, number, dueOn, daysLeft }: OpenPart,
): Promise<void> {
  const about = {
    to: [askedBy],
    facts: { reference, number: String(number), day: dueOn },
    path: portalAddress('/user/payment_summary', { billReference: reference }),
  };
  const soon = soonDays.findLast((days) => daysLeft <= days && daysLeft >= 0);
  if (soon !== undefined) {
    await publishNotice(tx, { ...about, kind: 'plan.due', occasion: `plan:${planId}:${number}:due:${soon}` });
  } else if (daysLeft <= lateDays) {
    await publishNotice(tx, { ...about, kind: 'plan.late', occasion: `plan:${planId}:${number}:late` });
  }
}

async function breakPlan(
  tx: Transaction,
  { planId, reference, askedBy, number }: OpenPart,
  today: string,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('instalment_plans')
    .set({ state: 'broken', broken_on: today })
    .where('id', '=', planId)
    .where('state', '=', 'active')
    .execute();
  await publishNotice(tx, {
    to: [askedBy],
    kind: 'plan.broken',
    facts: { reference, number: String(number) },
    path: portalAddress('/user/payment_summary', { billReference: reference }),
    occasion: `plan:${planId}:broken`,
  });
  await writeAudit(tx, {
    actor: { system: 'plans' },
    action: 'plan.broken',
    subject: `bill:${reference}`,
    detail: { planId, part: number },
  });
}

async function completePaid(tx: Transaction): Promise<void> {
  const completed = await tablesOf(tx)
    .updateTable('instalment_plans as p')
    .from('bills as b')
    .set({ state: 'completed' })
    .where('p.state', '=', 'active')
    .whereRef('b.id', '=', 'p.bill_id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('instalments as i')
            .innerJoin('bills as x', 'x.id', 'i.bill_id')
            .whereRef('i.plan_id', '=', 'p.id')
            .where('x.standing', '<>', 'paid'),
        ),
      ),
    )
    .returning(['p.id', 'b.reference', 'p.asked_by as askedBy'])
    .execute();
  for (const { id, reference, askedBy } of completed) {
    await publishNotice(tx, {
      to: [askedBy],
      kind: 'plan.completed',
      facts: { reference },
      path: portalAddress('/user/payment_summary', { billReference: reference }),
      occasion: `plan:${id}:completed`,
    });
  }
}
