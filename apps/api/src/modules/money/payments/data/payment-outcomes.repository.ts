import type { Pool } from 'pg';

interface PaymentOutcome {
  readonly billReference: string;
  /** A receipt is committed and stands. */
  readonly isReceipted: boolean;
  /** The provider has definitely refused the newest attempt. */
  readonly isRefused: boolean;
}

/** What waiting browsers may be told, from the rows alone. */
export interface PaymentOutcomesRepository {
  /** One entry for each of `billReferences` that exists, those of baskets among them. */
  find(billReferences: readonly string[]): Promise<readonly PaymentOutcome[]>;
}

export function createPaymentOutcomesRepository(pool: Pool): PaymentOutcomesRepository {
  return {
    async find(billReferences) {
      const { rows } = await pool.query<PaymentOutcome>({
        name: 'payment-outcomes',
        text: `select b.reference as "billReference",
            r.id is not null and v.receipt_id is null as "isReceipted",
            coalesce(newest.state = 'FAILED', false) as "isRefused"
          from bills b
          left join receipts r on r.bill_id = b.id
          left join receipt_voids v on v.receipt_id = r.id
          left join lateral (
            select i.state from bill_attempts a join payment_intents i on i.id = a.intent_id where a.bill_id = b.id order by i.created_at desc, i.id desc limit 1
          ) newest on true
          where b.reference = any($1)
          union all
          select k.reference, coalesce(bool_and(r.id is not null and v.receipt_id is null), false),
            coalesce((
              select i.state = 'FAILED' from payment_intents i where i.basket_id = k.id order by i.created_at desc, i.id desc limit 1
            ), false)
          from payment_baskets k join payment_basket_bills p on p.basket_id = k.id
          left join receipts r on r.bill_id = p.bill_id
          left join receipt_voids v on v.receipt_id = r.id
          where k.reference = any($1) group by k.id`,
        values: [billReferences],
      });
      return rows;
    },
  };
}
