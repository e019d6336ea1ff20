import { firstPartWithinDays, linesOfPart, partsOfPlan } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { type BillToRaise, raiseBill } from '../../billing/index.ts';

interface BillInParts {
  readonly reference: string;
  readonly payer: BillToRaise['payer'];
  readonly mdaId: number;
  readonly taxOfficeId: number | null;
  readonly standing: string;
  readonly isPending: boolean;
  readonly totalKobo: number;
  readonly lines: readonly {
    readonly code: string;
    readonly description: string;
    readonly narration: string;
    readonly amountKobo: number;
  }[];
}

export interface StartedPlan {
  readonly billReference: string;
  /** The first day on which something is due. */
  readonly firstDueOn: string;
}

/**
 * The bill gives way to one bill for each part, in the transaction of the decision, with the bill locked by the caller. It must still take
 * money, nobody may be paying it, and it must ask what it asked when the plan was asked for.
 */
export async function startPlan(
  tx: Transaction,
  plan: { readonly id: string; readonly billId: string; readonly totalKobo: number; readonly parts: number },
  decidedBy: string,
): Promise<StartedPlan> {
  const bill = await readBill(tx, plan.billId);
  if (bill.isPending) throw new BusinessError('bill.payment-pending');
  const amounts = partsOfPlan(plan.totalKobo, plan.parts);
  if (!amounts || bill.standing !== 'open' || bill.totalKobo !== plan.totalKobo)
    throw new BusinessError('plan.not-possible');
  await tx.execute(
    sql`update bills set cancelled_at = clock_timestamp(), cancelled_by = ${decidedBy}::uuid, cancelled_reason = 'Replaced by bills for its parts'
      where id = ${plan.billId}::uuid`,
  );
  const linesKobo = bill.lines.map(({ amountKobo }) => amountKobo);
  const days = await dueDays(tx, plan.parts);
  for (const [index, amountKobo] of amounts.entries()) {
    const { dueOn = '', payableUntil = '' } = days[index] ?? {};
    const shares = linesOfPart(linesKobo, amountKobo);
    const raised = await raiseBill(tx, {
      payer: bill.payer,
      mdaId: bill.mdaId,
      taxOfficeId: bill.taxOfficeId,
      payableUntil,
      dueOn,
      lines: bill.lines.flatMap(({ code, description }, at) => {
        const share = shares[at] ?? 0;
        const narration = `Part ${index + 1} of ${plan.parts} of bill ${bill.reference}`;
        return share > 0 ? [{ revenueHeadCode: code, amountKobo: share, description, narration }] : [];
      }),
    });
    await tx.execute(
      sql`insert into instalments (plan_id, number, bill_id, amount_kobo, due_on)
        values (${plan.id}::uuid, ${index + 1}::smallint, ${raised.id}::uuid, ${amountKobo}::bigint, ${dueOn}::date)`,
    );
  }
  return { billReference: bill.reference, firstDueOn: days[0]?.dueOn ?? '' };
}

/** A bill as it asks for money: who owes it to whom, and for what. */
export async function readBill(tx: Transaction, billId: string): Promise<BillInParts> {
  const { rows } = await tx.execute<BillInParts & Record<string, unknown>>(
    sql`select b.reference, b.mda_id as "mdaId", b.tax_office_id as "taxOfficeId", b.standing, is_payment_pending(b.id) as "isPending",
        b.total_kobo::float8 as "totalKobo",
        jsonb_build_object('tpui', b.payer_tpui, 'categoryId', b.payer_category_id, 'firstName', b.payer_first_name, 'lastName', b.payer_last_name,
          'email', b.payer_email, 'phone', b.payer_phone, 'address', b.payer_address)
          || case when b.payer_is_organisation then jsonb_build_object('registrationNumber', b.payer_registration_number) else '{}' end as payer,
        (select jsonb_agg(jsonb_build_object('code', h.code, 'description', l.description, 'narration', l.narration, 'amountKobo', l.amount_kobo)
          order by l.position) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id) as lines
      from bills b where b.id = ${billId}::uuid`,
  );
  const [bill] = rows;
  if (!bill) throw new BusinessError('bill.not-found');
  return bill;
}

/** By the day of Lagos: the first part within a week, then one every month; each bill can be paid for three months after its day. */
async function dueDays(tx: Transaction, parts: number) {
  const { rows } = await tx.execute<{ dueOn: string; payableUntil: string }>(
    sql`select (first + make_interval(months => n))::date::text as "dueOn", (first + make_interval(months => n + 3))::date::text as "payableUntil"
      from (select (now() at time zone 'Africa/Lagos')::date + ${firstPartWithinDays}::int as first) as f, generate_series(0, ${parts - 1}::int) as n
      order by n`,
  );
  return rows;
}
