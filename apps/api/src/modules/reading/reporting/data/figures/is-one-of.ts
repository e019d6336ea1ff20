import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a dimension has one of these values. 0 stands for nobody: empty in daily totals, nought in monthly ones, null in rows. */
export function isOneOf(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  const known = values.map(String).filter((value) => value !== '0');
  const isKnown = inArray(sql`${column}::text`, known);
  if (known.length === values.length) return isKnown;
  return sql`(${isKnown} or coalesce(nullif(${column}::text, ''), '0') = '0')`;
}
