import type { Provider, RefundHindrance } from '@portal/contracts';
import { refundYears } from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { headsOfBill } from '../../billing/index.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

export interface Refundable {
  readonly billReference: string;
  readonly billFor: string;
  readonly receiptId: string | null;
  readonly receiptNumber: string | null;
  readonly amountKobo: number;
  readonly provider: Provider | null;
  /** For a reason other than that it was paid twice. */
  readonly needsAudit: boolean;
  /** Another receipt of the same payer for the same thing (`has_refund_twin`). */
  readonly hasTwin: boolean;
  readonly whyNot: RefundHindrance | null;
}

/** A bill's money, and whether it can be asked back; `tpui`: of this taxpayer alone. */
export function findRefundable(runs: Runs, reference: string, tpui?: string): Promise<Refundable | undefined> {
  const found = tablesOf(runs)
    .selectFrom('bills as b')
    .leftJoin('receipts as c', 'c.bill_id', 'b.id')
    .leftJoin('payments as p', 'p.id', 'c.payment_id')
    .select(['b.reference as billReference', 'c.id as receiptId', 'c.receipt_number as receiptNumber', 'p.provider'])
    .select((eb) => [
      eb.fn.coalesce('c.amount_kobo', 'b.total_kobo').as('amountKobo'),
      headsOfBill(eb.ref('b.id')).as('billFor'),
      sql<boolean>`refund_needs_audit(${eb.ref('b.id')}, 'not-owed', ${eb.ref('b.total_kobo')})`.as('needsAudit'),
      sql<boolean>`has_refund_twin(${eb.ref('b.id')})`.as('hasTwin'),
      eb
        .case()
        .when('c.id', 'is', null)
        .then(hindrance('not-paid'))
        .when(eb.exists(eb.selectFrom('receipt_voids as v').whereRef('v.receipt_id', '=', 'c.id')))
        .then(hindrance('void'))
        .when('p.disposition', '<>', 'receipted')
        .then(hindrance('decided'))
        .when(
          eb.exists(
            eb
              .selectFrom('refunds as r')
              .whereRef('r.receipt_id', '=', 'c.id')
              .where('r.state', 'not in', ['refused', 'withdrawn']),
          ),
        )
        .then(hindrance('asked-already'))
        .when(
          eb.exists(
            eb
              .selectFrom('review_cases as k')
              .whereRef('k.payment_id', '=', 'p.id')
              .where('k.kind', '=', 'no-longer-paid')
              .where('k.resolved_at', 'is', null),
          ),
        )
        .then(hindrance('under-review'))
        .when(sql<boolean>`${yearOf(sql`now()`)} > ${yearOf(eb.ref('p.paid_at'))} + ${refundYears}::int`)
        .then(hindrance('too-late'))
        .end()
        .as('whyNot'),
    ])
    .where('b.reference', '=', reference);
  const own =
    tpui === undefined
      ? found
      : found.where((eb) => sql<boolean>`${eb.ref('b.payer_tpui')} = any (reading.papers_of(${tpui}))`);
  return own.executeTakeFirst();
}

const hindrance = (word: RefundHindrance) => sql<RefundHindrance>`${sql.lit(word)}`;
const yearOf = (at: Expression<unknown>) => sql<number>`extract(year from lagos_day(${at}))`;
