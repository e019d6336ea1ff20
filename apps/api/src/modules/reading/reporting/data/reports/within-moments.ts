import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Period } from '../../domain/period.ts';

/** Moments of the days of a period, both included, Lagos time; in a form that indexes know. */
export function withinMoments(at: SQLWrapper, { minDate, maxDate }: Period): SQL {
  return sql`${at} >= lagos_midnight(${minDate}::date)
    and ${at} < lagos_midnight(${maxDate}::date + 1)`;
}
