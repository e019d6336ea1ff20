import type { InstalmentPlan } from '@portal/contracts';
import { partsOfPlan } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { costOfBreaking } from '../cost-of-breaking.ts';

type PlanPart = InstalmentPlan['parts'][number];
type PlanPenalty = InstalmentPlan['penalties'][number];

interface PlanRow {
  readonly id: string;
  readonly billReference: string;
  readonly billFor: string;
  readonly payer: string;
  readonly totalKobo: number;
  readonly partCount: number;
  readonly state: InstalmentPlan['state'];
  readonly reason: string;
  readonly askedAt: string;
  readonly decidedAt: string | null;
  readonly answer: string | null;
  readonly brokenOn: string | null;
  readonly dueAtFirstOn: string;
  readonly penalties: readonly PlanPenalty[];
  readonly parts: readonly (PlanPart & { readonly paidOn?: string | null })[];
}

export interface PlannableBill {
  readonly id: string;
  /** Under which record of the taxpayer it stands. */
  readonly tpui: string;
  readonly totalKobo: number;
  readonly status: string;
  readonly officeId: number | null;
  readonly allowsPlans: boolean;
  readonly isPending: boolean;
  readonly isPart: boolean;
  readonly hasPlan: boolean;
}

const whole = sql`
  select p.id, b.reference as "billReference", trim(b.payer_first_name || ' ' || b.payer_last_name) as payer, p.total_kobo::float8 as "totalKobo",
    (select string_agg(h.name, ', ' order by l.position) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id
      where l.bill_id = b.id) as "billFor",
    p.parts as "partCount", p.state, p.reason, to_jsonb(p.asked_at) #>> '{}' as "askedAt", to_jsonb(p.decided_at) #>> '{}' as "decidedAt", p.answer,
    p.broken_on::text as "brokenOn",
    coalesce((select min(n.expired_on) from bill_renewals n where n.bill_id = b.id), b.expires_on)::text as "dueAtFirstOn",
    (
      select coalesce(jsonb_agg(jsonb_build_object('state', n.state, 'asOf', n.as_of, 'penaltyKobo', n.penalty_kobo,
        'interestKobo', n.interest_kobo, 'billReference', x.reference) order by n.id), '[]')
      from plan_penalties n left join bills x on x.id = n.bill_id where n.plan_id = p.id and n.state <> 'returned'
    ) as penalties,
    (
      select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'amountKobo', i.amount_kobo, 'dueOn', i.due_on,
        'billReference', x.reference, 'status', o.status, 'receiptNumber', o.receipt_number,
        'paidOn', (o.receipt_paid_at at time zone 'Africa/Lagos')::date) order by i.number), '[]')
      from instalments i join bills x on x.id = i.bill_id join bill_overviews o on o.bill_id = x.id where i.plan_id = p.id
    ) as parts
  from instalment_plans p join bills b on b.id = p.bill_id`;

function toPlan(
  { partCount, parts, askedAt, decidedAt, dueAtFirstOn, ...row }: PlanRow,
  today: string,
): InstalmentPlan {
  const planned = partsOfPlan(row.totalKobo, partCount) ?? [];
  return {
    ...row,
    cost: row.state === 'broken' ? costOfBreaking(parts, dueAtFirstOn, today, row.penalties) : null,
    askedAt: new Date(askedAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    parts:
      parts.length > 0
        ? parts.map(({ paidOn: _, ...part }) => part)
        : planned.map((amountKobo, index) => ({
            ...{ number: index + 1, amountKobo, dueOn: null },
            ...{ billReference: null, status: null, receiptNumber: null },
          })),
  } as InstalmentPlan;
}

type Runner = Pick<Database | Transaction, 'execute'>;

async function onePlan(on: Runner, where: SQL, today: string): Promise<InstalmentPlan | undefined> {
  const { rows } = await on.execute<PlanRow & Record<string, unknown>>(
    sql`${whole} where ${where} order by p.asked_at desc limit 1`,
  );
  return rows[0] && toPlan(rows[0], today);
}

export const findPlan = (on: Runner, id: string, today: string) => onePlan(on, sql`p.id = ${id}::uuid`, today);

/** Of the bill that is paid in parts, or of the bill of a part; the latest when there were several requests. */
export const findPlanOfBill = (on: Runner, reference: string, tpui: string, today: string) =>
  onePlan(
    on,
    sql`p.payer_tpui = any (reading.papers_of(${tpui})) and (b.reference = ${reference}
      or p.id in (select i.plan_id from instalments i join bills x on x.id = i.bill_id where x.reference = ${reference}))`,
    today,
  );

/** Who may look at a plan: the office it belongs to; null for offices that see all. */
export async function officeOfPlan(on: Runner, id: string): Promise<number | undefined> {
  const { rows } = await on.execute<{ officeId: number }>(
    sql`select open_office(office_id) as "officeId" from instalment_plans where id = ${id}::uuid`,
  );
  return rows[0]?.officeId;
}

/** An own bill with what decides whether it may be paid in parts; held until the transaction ends. */
export async function lockPlannable(
  tx: Transaction,
  reference: string,
  tpui: string,
): Promise<PlannableBill | undefined> {
  await tx.execute(
    sql`select from bills where reference = ${reference} and payer_tpui = any (reading.papers_of(${tpui})) for no key update`,
  );
  return findPlannable(tx, reference, tpui);
}

export async function findPlannable(on: Runner, reference: string, tpui: string): Promise<PlannableBill | undefined> {
  const { rows } = await on.execute<PlannableBill & Record<string, unknown>>(
    sql`select b.id, b.payer_tpui as tpui, b.total_kobo::float8 as "totalKobo", o.status, coalesce(t.home_office_id, open_office(b.tax_office_id)) as "officeId",
        (select bool_and(h.allows_plans) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id) as "allowsPlans",
        is_payment_pending(b.id) as "isPending",
        exists (select from instalments i where i.bill_id = b.id) as "isPart",
        exists (select from instalment_plans p where p.bill_id = b.id and p.state not in ('refused', 'withdrawn')) as "hasPlan"
      from bills b join bill_overviews o on o.bill_id = b.id left join taxpayers t on t.tpui = b.payer_tpui
      where b.reference = ${reference} and b.payer_tpui = any (reading.papers_of(${tpui}))`,
  );
  return rows[0];
}

interface NewPlan {
  readonly bill: PlannableBill & { readonly officeId: number };
  readonly tpui: string;
  readonly parts: number;
  readonly reason: string;
  readonly termsVersion: number;
  readonly userId: string;
}

export async function insertPlan(tx: Transaction, plan: NewPlan): Promise<string> {
  const { bill, tpui, parts, reason, termsVersion, userId } = plan;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into instalment_plans (bill_id, payer_tpui, office_id, total_kobo, parts, reason, terms_version, asked_by)
      values (${bill.id}::uuid, ${tpui}, ${bill.officeId}::smallint, ${bill.totalKobo}::bigint, ${parts}::smallint, ${reason},
        ${termsVersion}::smallint, ${userId}::uuid) returning id`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database kept no plan');
  return row.id;
}

interface AskedPlan {
  readonly billId: string;
  readonly totalKobo: number;
  readonly parts: number;
  readonly askedBy: string;
}

/** A request that nobody has decided, with its bill, both held until the transaction ends. Lock order: bill, then plan. */
export async function lockAsked(tx: Transaction, id: string): Promise<AskedPlan> {
  await tx.execute(
    sql`select from bills where id = (select bill_id from instalment_plans where id = ${id}::uuid) for no key update`,
  );
  const { rows } = await tx.execute<AskedPlan & Record<string, unknown>>(
    sql`select bill_id as "billId", total_kobo::float8 as "totalKobo", parts, asked_by as "askedBy"
      from instalment_plans where id = ${id}::uuid and state = 'asked' for update`,
  );
  const [row] = rows;
  if (!row) throw new BusinessError('plan.not-found');
  return row;
}

export async function endRequest(
  tx: Transaction,
  id: string,
  to: { readonly state: 'active' | 'refused' | 'withdrawn'; readonly userId?: string; readonly answer?: string },
): Promise<void> {
  await tx.execute(
    sql`update instalment_plans set state = ${to.state}, answer = ${to.answer ?? null}, decided_by = ${to.userId ?? null}::uuid,
      decided_at = case when ${to.userId ?? null}::uuid is null then null else clock_timestamp() end where id = ${id}::uuid`,
  );
}
