import { type InstalmentPlan, partsOfPlan } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { headsOfBill } from '../../../money/billing/index.ts';
import { costOfBreaking } from '../cost-of-breaking.ts';

type PlanPenalty = InstalmentPlan['penalties'][number];

/** A plan with its bill, its penalties and the parts that have bills of their own. */
export function planQuery(tables: Kysely<Schema>) {
  return tables
    .selectFrom('instalment_plans as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .select(['p.id', 'b.reference as billReference', 'p.total_kobo as totalKobo', 'p.parts as partCount', 'p.state'])
    .select(['p.reason', 'p.asked_at as askedAt', 'p.decided_at as decidedAt', 'p.answer', 'p.broken_on as brokenOn'])
    .select((eb) => [
      sql<string>`trim(${eb.ref('b.payer_first_name')} || ' ' || ${eb.ref('b.payer_last_name')})`.as('payer'),
      headsOfBill(eb.ref('b.id')).as('billFor'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('bill_renewals as n')
            .select(({ fn }) => fn.min('n.expired_on').as('day'))
            .whereRef('n.bill_id', '=', 'b.id'),
          'b.expires_on',
        )
        .as('dueAtFirstOn'),
      jsonArrayFrom(
        eb
          .selectFrom('plan_penalties as n')
          .leftJoin('bills as x', 'x.id', 'n.bill_id')
          .select((of) => of.ref('n.state').$castTo<PlanPenalty['state']>().as('state'))
          .select(['n.as_of as asOf', 'n.penalty_kobo as penaltyKobo', 'n.interest_kobo as interestKobo'])
          .select('x.reference as billReference')
          .whereRef('n.plan_id', '=', 'p.id')
          .where('n.state', '<>', 'returned')
          .orderBy('n.id'),
      ).as('penalties'),
      jsonArrayFrom(
        eb
          .selectFrom('instalments as i')
          .innerJoin('bills as x', 'x.id', 'i.bill_id')
          .innerJoin('bill_overviews as o', 'o.bill_id', 'x.id')
          .select(['i.number', 'i.amount_kobo as amountKobo', 'i.due_on as dueOn', 'x.reference as billReference'])
          .select(['o.status', 'o.receipt_number as receiptNumber'])
          .select(({ ref }) => sql<string | null>`lagos_day(${ref('o.receipt_paid_at')})`.as('paidOn'))
          .whereRef('i.plan_id', '=', 'p.id')
          .orderBy('i.number'),
      ).as('parts'),
    ]);
}

type PlanRow = Awaited<ReturnType<ReturnType<typeof planQuery>['executeTakeFirstOrThrow']>>;

/** As its payer and its office read it: before it is approved its parts are as they would be. */
export function toPlan(
  { partCount, parts, askedAt, decidedAt, dueAtFirstOn, ...row }: PlanRow,
  today: string,
): InstalmentPlan {
  const planned = partsOfPlan(row.totalKobo, partCount) ?? [];
  return {
    ...row,
    cost: row.state === 'broken' ? costOfBreaking(parts, dueAtFirstOn, today, row.penalties) : null,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    parts:
      parts.length > 0
        ? parts.map(({ paidOn: _, ...part }) => part)
        : planned.map((amountKobo, index) => ({
            ...{ number: index + 1, amountKobo, dueOn: null },
            ...{ billReference: null, status: null, receiptNumber: null },
          })),
  } as InstalmentPlan;
}
