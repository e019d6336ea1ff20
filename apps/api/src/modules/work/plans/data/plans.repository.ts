import type { InstalmentPlan } from '@portal/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { planQuery, toPlan } from './plan-query.ts';

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

type Runner = Pick<Database | Transaction, 'execute'>;

export async function findPlan(on: Runner, id: string, today: string): Promise<InstalmentPlan | undefined> {
  const row = await planQuery(tablesOf(on)).where('p.id', '=', id).executeTakeFirst();
  return row && toPlan(row, today);
}

/** Of the bill that is paid in parts, or of the bill of a part; the latest when there were several requests. */
export async function findPlanOfBill(
  on: Runner,
  reference: string,
  tpui: string,
  today: string,
): Promise<InstalmentPlan | undefined> {
  const row = await planQuery(tablesOf(on))
    .where(({ ref }) => isPaperOf(ref('p.payer_tpui'), tpui))
    .where((eb) =>
      eb.or([
        eb('b.reference', '=', reference),
        eb(
          'p.id',
          'in',
          eb
            .selectFrom('instalments as i')
            .innerJoin('bills as x', 'x.id', 'i.bill_id')
            .select('i.plan_id')
            .where('x.reference', '=', reference),
        ),
      ]),
    )
    .orderBy('p.asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPlan(row, today);
}

/** Of this taxpayer, or of a record that was merged into theirs. */
function isPaperOf(tpui: Expression<string | null>, own: string): Expression<SqlBool> {
  return sql`${tpui} = any (reading.papers_of(${own}))`;
}

/** Who may look at a plan: the office it belongs to; null for offices that see all. */
export async function officeOfPlan(on: Runner, id: string): Promise<number | undefined> {
  const plan = await tablesOf(on)
    .selectFrom('instalment_plans')
    .select(({ ref }) => sql<number>`open_office(${ref('office_id')})`.as('officeId'))
    .where('id', '=', id)
    .executeTakeFirst();
  return plan?.officeId;
}

/** An own bill with what decides whether it may be paid in parts; held until the transaction ends. */
export async function lockPlannable(
  tx: Transaction,
  reference: string,
  tpui: string,
): Promise<PlannableBill | undefined> {
  await tablesOf(tx)
    .selectFrom('bills')
    .where('reference', '=', reference)
    .where(({ ref }) => isPaperOf(ref('payer_tpui'), tpui))
    .forNoKeyUpdate()
    .execute();
  return findPlannable(tx, reference, tpui);
}

export function findPlannable(on: Runner, reference: string, tpui: string): Promise<PlannableBill | undefined> {
  return tablesOf(on)
    .selectFrom('bills as b')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .leftJoin('taxpayers as t', 't.tpui', 'b.payer_tpui')
    .select(['b.id', 'b.total_kobo as totalKobo', 'o.status'])
    .select((eb) => [
      // It is among the papers of a taxpayer.
      eb.ref('b.payer_tpui').$notNull().as('tpui'),
      sql<number | null>`coalesce(${eb.ref('t.home_office_id')}, open_office(${eb.ref('b.tax_office_id')}))`.as(
        'officeId',
      ),
      eb
        .selectFrom('bill_lines as l')
        .innerJoin('revenue_heads as h', 'h.id', 'l.revenue_head_id')
        .select(({ ref }) => sql<boolean>`bool_and(${ref('h.allows_plans')})`.as('allows'))
        .whereRef('l.bill_id', '=', 'b.id')
        .$asScalar()
        .$notNull()
        .as('allowsPlans'),
      sql<boolean>`is_payment_pending_when_asked(${eb.ref('b.id')})`.as('isPending'),
      eb
        .exists(eb.selectFrom('instalments as i').whereRef('i.bill_id', '=', 'b.id'))
        .$castTo<boolean>()
        .as('isPart'),
      eb
        .exists(
          eb
            .selectFrom('instalment_plans as p')
            .whereRef('p.bill_id', '=', 'b.id')
            .where('p.state', 'not in', ['refused', 'withdrawn']),
        )
        .$castTo<boolean>()
        .as('hasPlan'),
    ])
    .where('b.reference', '=', reference)
    .where(({ ref }) => isPaperOf(ref('b.payer_tpui'), tpui))
    .executeTakeFirst();
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
  const { id } = await tablesOf(tx)
    .insertInto('instalment_plans')
    .values({
      ...{ bill_id: bill.id, payer_tpui: tpui, office_id: bill.officeId, total_kobo: bill.totalKobo },
      ...{ parts, reason, terms_version: termsVersion, asked_by: userId },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface AskedPlan {
  readonly billId: string;
  readonly totalKobo: number;
  readonly parts: number;
  readonly askedBy: string;
}

/** A request that nobody has decided, with its bill, both held until the transaction ends. Lock order: bill, then plan. */
export async function lockAsked(tx: Transaction, id: string): Promise<AskedPlan> {
  const tables = tablesOf(tx);
  await tables
    .selectFrom('bills')
    .where('id', '=', (eb) => eb.selectFrom('instalment_plans').select('bill_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute();
  const asked = await tables
    .selectFrom('instalment_plans')
    .select(['bill_id as billId', 'total_kobo as totalKobo', 'parts', 'asked_by as askedBy'])
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .forUpdate()
    .executeTakeFirst();
  if (!asked) throw new BusinessError('plan.not-found');
  return asked;
}

export async function endRequest(
  tx: Transaction,
  id: string,
  to: { readonly state: 'active' | 'refused' | 'withdrawn'; readonly userId?: string; readonly answer?: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('instalment_plans')
    .set({
      ...{ state: to.state, answer: to.answer ?? null, decided_by: to.userId ?? null },
      decided_at: to.userId === undefined ? null : sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}
