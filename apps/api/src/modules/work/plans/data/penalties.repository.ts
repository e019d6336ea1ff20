import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

/** Penalty and interest for late payment; its MDA assesses no plans of others. */
export const penaltyHead = '12020503';

interface PlanToAssess {
  readonly id: string;
  readonly billReference: string;
  readonly officeId: number;
  readonly tpui: string;
  /** Cases there were. */
  readonly cases: number;
}

/**
 * Broken plans of which no case is open: those nobody has assessed, and those whose parts are all paid since, for what was added after the
 * assessment. What was remitted stays so. Plans that somebody else looks at now are left to them.
 */
export function plansToAssess(tx: Transaction): Promise<readonly PlanToAssess[]> {
  return tablesOf(tx)
    .selectFrom('instalment_plans as p')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .leftJoin('taxpayers as t', 't.tpui', 'p.payer_tpui')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('work_items')
          .select(({ ref }) => [
            sql<number>`count(*)::int`.as('cases'),
            sql<number>`count(*) filter (where ${ref('closed_at')} is null)::int`.as('open'),
          ])
          .where('kind', '=', 'plan-penalty')
          .whereRef('reference', '=', 'b.reference')
          .as('w'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('instalments as i')
          .innerJoin('bills as x', 'x.id', 'i.bill_id')
          .innerJoin('bill_overviews as o', 'o.bill_id', 'x.id')
          .select(({ ref }) => [
            sql<boolean | null>`bool_and(${ref('x.standing')} = 'paid')`.as('is_paid'),
            sql<string | null>`lagos_day(max(${ref('o.receipt_paid_at')}))`.as('last_paid'),
          ])
          .whereRef('i.plan_id', '=', 'p.id')
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'b.reference as billReference', 'p.payer_tpui as tpui', 'w.cases'])
    .select(({ ref }) =>
      sql<number>`coalesce(${ref('t.home_office_id')}, open_office(${ref('p.office_id')}))::int`.as('officeId'),
    )
    .where('p.state', '=', 'broken')
    .where('w.open', '=', 0)
    .where('b.mda_id', '=', (eb) => eb.selectFrom('revenue_heads').select('mda_id').where('code', '=', penaltyHead))
    .where((eb) => {
      const penalties = eb.selectFrom('plan_penalties as n').whereRef('n.plan_id', '=', 'p.id');
      const isAssessedSince = eb.exists(
        penalties.where('n.state', '=', 'billed').whereRef('n.as_of', '>=', 'i.last_paid'),
      );
      return eb.and([
        eb.not(eb.exists(penalties.where('n.state', '=', 'waived'))),
        eb.or([eb('w.cases', '=', 0), eb.and([eb('i.is_paid', '=', true), eb.not(isAssessedSince)])]),
      ]);
    })
    .orderBy('p.id')
    .limit(500)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

export interface NewPenalty {
  readonly planId: string;
  readonly dueAtFirstOn: string;
  readonly asOf: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  readonly law: string;
  readonly by: string;
}

export async function insertPenalty(tx: Transaction, { planId, dueAtFirstOn, asOf, ...of }: NewPenalty): Promise<void> {
  await tablesOf(tx)
    .insertInto('plan_penalties')
    .values({
      ...{ plan_id: planId, due_at_first_on: dueAtFirstOn, as_of: asOf, law: of.law, assessed_by: of.by },
      ...{ penalty_kobo: of.penaltyKobo, interest_kobo: of.interestKobo },
    })
    .execute();
}

export interface AssessedPenalty {
  readonly id: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  readonly asOf: string;
  /** Of the plan. */
  readonly billId: string;
  readonly billReference: string;
  readonly askedBy: string;
}

/** What waits for a second person, held until the transaction ends. */
export async function lockAssessed(tx: Transaction, planId: string): Promise<AssessedPenalty> {
  const assessed = await tablesOf(tx)
    .selectFrom('plan_penalties as n')
    .innerJoin('instalment_plans as p', 'p.id', 'n.plan_id')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .select(['n.id', 'n.penalty_kobo as penaltyKobo', 'n.interest_kobo as interestKobo', 'n.as_of as asOf'])
    .select(['p.bill_id as billId', 'b.reference as billReference', 'p.asked_by as askedBy'])
    .where('n.plan_id', '=', planId)
    .where('n.state', '=', 'assessed')
    .forUpdate('n')
    .executeTakeFirst();
  if (!assessed) throw new BusinessError('plan.not-found');
  return assessed;
}

export async function endPenalty(
  tx: Transaction,
  id: string,
  {
    state,
    by,
    billId,
  }: { readonly state: 'returned' | 'billed' | 'waived'; readonly by: string; readonly billId?: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('plan_penalties')
    .set({ state, decided_by: by, decided_at: sql<Date>`clock_timestamp()`, bill_id: billId ?? null })
    .where('id', '=', id)
    .execute();
}
