import { type Criteria, countBound } from '@portal/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { violates } from '../../../../../platform/db/violated-constraint.ts';
import type { Period } from '../../domain/period.ts';

/** Bills that were raised at that counter: few beside all, so they are looked up from it. */
export function atCounter(billId: SQLWrapper, counterId: number): SQL {
  return sql`${billId} in (select bill_id from counter_bills where counter_id = ${counterId})`;
}

/**
 * Bills found by what does not stand on them, or by a name, among those issued in the period or paid in it. The functions of
 * `reading` look where a reader may not; what they find is still read under the reader's own policy.
 */
export function billsFound(
  billId: SQLWrapper,
  criteria: Criteria,
  { minDate, maxDate }: Period,
  by: 'issue' | 'payment' = 'issue',
): SQL {
  switch (criteria.kind) {
    case 'rrr':
      return sql`${billId} in (select reading.bill_of_rrr(${criteria.value}))`;
    case 'receipt':
      return sql`${billId} in (select reading.bill_of_receipt(${criteria.value}))`;
    case 'name': {
      const words = sql`array[${sql.join(
        criteria.words.map((word) => sql`${word}`),
        sql`, `,
      )}]::text[]`;
      return sql`${billId} = any (array(select reading.bills_named(${words}, ${minDate}::date, ${maxDate}::date, ${by === 'payment'}, ${countBound})))`;
    }
    default:
      return sql`false`;
  }
}

/** More bills have that name than are ever looked through: what the other filters would leave of a part of them is no answer. */
export function isNameTooCommon(error: unknown): boolean {
  return violates(error, 'bills_named_most');
}
