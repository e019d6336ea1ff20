import { daysOfGrace } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../audit/index.ts';
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
async function firstOpenParts(tx: Transaction, today: string): Promise<readonly OpenPart[]> {
  const { rows } = await tx.execute<OpenPart & Record<string, unknown>>(
    sql`select p.id as "planId", b.reference, p.asked_by as "askedBy", i.number, i.due_on::text as "dueOn", i.due_on - ${today}::date as "daysLeft"
      from instalment_plans p join bills b on b.id = p.bill_id
      cross join lateral (
        select i.* from instalments i join bills x on x.id = i.bill_id
        where i.plan_id = p.id and x.standing = 'open' order by i.number limit 1
      ) i
      where p.state = 'active' and i.due_on - ${today}::date <= ${soonDays[0]}::int order by p.id limit 500 for update of p skip locked`,
  );
  return rows;
}

/** Each day once: a reminder that was told is not told again. */
async function remind(
  tx: Transaction,
  { planId, reference, askedBy, number, dueOn, daysLeft }: OpenPart,
): Promise<void> {
  const about = {
    to: [askedBy],
    facts: { reference, number: String(number), day: dueOn },
    path: `/user/payment_summary?billReference=${reference}`,
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
  await tx.execute(
    sql`update instalment_plans set state = 'broken', broken_on = ${today}::date where id = ${planId}::uuid and state = 'active'`,
  );
  await publishNotice(tx, {
    to: [askedBy],
    kind: 'plan.broken',
    facts: { reference, number: String(number) },
    path: `/user/payment_summary?billReference=${reference}`,
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
  const { rows } = await tx.execute<{ id: string; reference: string; askedBy: string }>(
    sql`update instalment_plans p set state = 'completed' from bills b
      where p.state = 'active' and b.id = p.bill_id and not exists (
        select from instalments i join bills x on x.id = i.bill_id where i.plan_id = p.id and x.standing <> 'paid'
      ) returning p.id, b.reference, p.asked_by as "askedBy"`,
  );
  for (const { id, reference, askedBy } of rows) {
    await publishNotice(tx, {
      to: [askedBy],
      kind: 'plan.completed',
      facts: { reference },
      path: `/user/payment_summary?billReference=${reference}`,
      occasion: `plan:${id}:completed`,
    });
  }
}
