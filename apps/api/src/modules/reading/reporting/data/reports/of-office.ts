import { eq, isNull, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The filter by tax office of a list. 0 stands for none: what has no office yet. */
export function ofOffice(column: SQLWrapper): (id: string | number) => SQL {
  return (id) => (Number(id) === 0 ? isNull(column) : eq(column, Number(id)));
}
