import { firstPartWithinDays, linesOfPart, partsOfPlan } from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { type BillToRaise, cancelReplacedBills, raiseBill } from '../../../money/billing/index.ts';

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
  await cancelReplacedBills(tx, {
    billIds: [plan.billId],
    by: decidedBy,
    reason: 'Replaced by bills for its parts',
  });
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
    await tablesOf(tx)
      .insertInto('instalments')
      .values({ plan_id: plan.id, number: index + 1, bill_id: raised.id, amount_kobo: amountKobo, due_on: dueOn })
      .execute();
  }
  return { billReference: bill.reference, firstDueOn: days[0]?.dueOn ?? '' };
}

/** A bill as it asks for money: who owes it to whom, and for what. */
export async function readBill(tx: Transaction, billId: string) {
  const bill = await tablesOf(tx)
    .selectFrom('bills as b')
    .select(['b.reference', 'b.mda_id as mdaId', 'b.tax_office_id as taxOfficeId', 'b.standing'])
    .select([
      'b.total_kobo as totalKobo',
      'b.payer_tpui',
      'b.payer_category_id',
      'b.payer_first_name',
      'b.payer_last_name',
    ])
    .select([
      'b.payer_email',
      'b.payer_phone',
      'b.payer_address',
      'b.payer_is_organisation',
      'b.payer_registration_number',
    ])
    .select((eb) => [
      sql<boolean>`is_payment_pending(${eb.ref('b.id')})`.as('isPending'),
      jsonArrayFrom(
        eb
          .selectFrom('bill_lines as l')
          .innerJoin('revenue_heads as h', 'h.id', 'l.revenue_head_id')
          .select(['h.code', 'l.description', 'l.narration', 'l.amount_kobo as amountKobo'])
          .whereRef('l.bill_id', '=', 'b.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('b.id', '=', billId)
    .executeTakeFirst();
  if (!bill) throw new BusinessError('bill.not-found');
  const payer: BillToRaise['payer'] = {
    ...{ tpui: bill.payer_tpui, categoryId: bill.payer_category_id },
    ...{ firstName: bill.payer_first_name, lastName: bill.payer_last_name },
    ...{ email: bill.payer_email, phone: bill.payer_phone, address: bill.payer_address },
    ...(bill.payer_is_organisation && { registrationNumber: bill.payer_registration_number }),
  };
  return { ...bill, payer };
}

/** By the day of Lagos: the first part within a week, then one every month; each bill can be paid for three months after its day. */
async function dueDays(tx: Transaction, parts: number) {
  const first = sql<string>`lagos_today() + ${firstPartWithinDays}::int`;
  const monthsLater = (months: Expression<number>) =>
    sql<string>`(${first} + make_interval(months => ${months}))::date`;
  return tablesOf(tx)
    .selectFrom(sql<{ n: number }>`generate_series(0, ${parts - 1}::int)`.as<'s'>(sql`s(n)`))
    .select(({ ref }) => [
      monthsLater(ref('s.n')).as('dueOn'),
      monthsLater(sql<number>`${ref('s.n')} + 3`).as('payableUntil'),
    ])
    .orderBy('s.n')
    .execute();
}
