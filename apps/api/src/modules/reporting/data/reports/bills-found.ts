import { type Criteria, countBound } from '@portal/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Period } from '../../domain/period.ts';

/**
 * Bills found by what does not stand on them, or by a name. The functions of `reading` look where a reader may not; what they
 * find is still read under the reader's own policy.
 */
export function billsFound(billId: SQLWrapper, criteria: Criteria, { minDate, maxDate }: Period): SQL {
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
      return sql`${billId} = any (array(select reading.bills_by_name(${words}, ${minDate}::date, ${maxDate}::date, ${countBound + 1})))`;
    }
    default:
      return sql`false`;
  }
}
