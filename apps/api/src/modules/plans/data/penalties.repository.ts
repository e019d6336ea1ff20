import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

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
export async function plansToAssess(tx: Transaction): Promise<readonly PlanToAssess[]> {
  const { rows } = await tx.execute<PlanToAssess & Record<string, unknown>>(
    sql`select p.id, b.reference as "billReference", coalesce(t.home_office_id, open_office(p.office_id))::int as "officeId", p.payer_tpui as tpui, w.cases
      from instalment_plans p join bills b on b.id = p.bill_id left join taxpayers t on t.tpui = p.payer_tpui
      cross join lateral (
        select count(*)::int as cases, count(*) filter (where closed_at is null)::int as open from work_items
        where kind = 'plan-penalty' and reference = b.reference
      ) w
      cross join lateral (
        select bool_and(x.standing = 'paid') as is_paid, max(o.receipt_paid_at at time zone 'Africa/Lagos')::date as last_paid
        from instalments i join bills x on x.id = i.bill_id join bill_overviews o on o.bill_id = x.id where i.plan_id = p.id
      ) i
      where p.state = 'broken' and w.open = 0 and b.mda_id = (select mda_id from revenue_heads where code = ${penaltyHead})
        and not exists (select from plan_penalties n where n.plan_id = p.id and n.state = 'waived')
        and (w.cases = 0 or (i.is_paid and not exists (
          select from plan_penalties n where n.plan_id = p.id and n.state = 'billed' and n.as_of >= i.last_paid)))
      order by p.id limit 500 for update of p skip locked`,
  );
  return rows;
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
  await tx.execute(
    sql`insert into plan_penalties (plan_id, due_at_first_on, as_of, penalty_kobo, interest_kobo, law, assessed_by)
      values (${planId}::uuid, ${dueAtFirstOn}::date, ${asOf}::date, ${of.penaltyKobo}::bigint, ${of.interestKobo}::bigint, ${of.law}, ${of.by}::uuid)`,
  );
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
  const { rows } = await tx.execute<AssessedPenalty & Record<string, unknown>>(
    sql`select n.id, n.penalty_kobo::float8 as "penaltyKobo", n.interest_kobo::float8 as "interestKobo", n.as_of::text as "asOf",
        p.bill_id as "billId", b.reference as "billReference", p.asked_by as "askedBy"
      from plan_penalties n join instalment_plans p on p.id = n.plan_id join bills b on b.id = p.bill_id
      where n.plan_id = ${planId}::uuid and n.state = 'assessed' for update of n`,
  );
  const [row] = rows;
  if (!row) throw new BusinessError('plan.not-found');
  return row;
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
  await tx.execute(
    sql`update plan_penalties set state = ${state}, decided_by = ${by}::uuid, decided_at = clock_timestamp(), bill_id = ${billId ?? null}::uuid
      where id = ${id}::uuid`,
  );
}
