import type { RefundHindrance } from '@portal/contracts';
import { refundYears } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

export interface Refundable {
  readonly billReference: string;
  readonly billFor: string;
  readonly receiptId: string | null;
  readonly receiptNumber: string | null;
  readonly amountKobo: number;
  readonly provider: 'remita' | 'interswitch' | null;
  /** For a reason other than that it was paid twice. */
  readonly needsAudit: boolean;
  /** Another receipt of the same payer for the same thing (`has_refund_twin`). */
  readonly hasTwin: boolean;
  readonly whyNot: RefundHindrance | null;
}

/** A bill's money, and whether it can be asked back; `tpui`: of this taxpayer alone. */
export async function findRefundable(runs: Runs, reference: string, tpui?: string): Promise<Refundable | undefined> {
  const { rows } = await runs.execute<Refundable & Record<string, unknown>>(sql`
    select b.reference as "billReference", c.id as "receiptId", c.receipt_number as "receiptNumber", p.provider,
      coalesce(c.amount_kobo, b.total_kobo)::float8 as "amountKobo",
      (select string_agg(h.name, ', ' order by l.position) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id) as "billFor",
      refund_needs_audit(b.id, 'not-owed', b.total_kobo) as "needsAudit",
      has_refund_twin(b.id) as "hasTwin",
      case
        when c.id is null then 'not-paid'
        when exists (select from receipt_voids v where v.receipt_id = c.id) then 'void'
        when p.disposition <> 'receipted' then 'decided'
        when exists (select from refunds r where r.receipt_id = c.id and r.state not in ('refused', 'withdrawn')) then 'asked-already'
        when exists (select from review_cases k where k.payment_id = p.id and k.kind = 'no-longer-paid' and k.resolved_at is null) then 'under-review'
        when extract(year from now() at time zone 'Africa/Lagos') > extract(year from p.paid_at at time zone 'Africa/Lagos') + ${refundYears} then 'too-late'
      end as "whyNot"
    from bills b left join receipts c on c.bill_id = b.id left join payments p on p.id = c.payment_id
    where b.reference = ${reference} ${tpui === undefined ? sql`` : sql`and b.payer_tpui = any (reading.papers_of(${tpui}))`}`);
  return rows[0];
}
