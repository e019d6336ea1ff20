import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A condition for what was asked, and none for what was not. */
export function when<T>(asked: T | null | undefined, condition: (value: T) => SQL): SQL | undefined {
  return asked === undefined || asked === null || asked === '' ? undefined : condition(asked);
}

/** Text that holds what was typed, in any capitals; `%` and `_` are letters like others. Nothing typed asks nothing. */
export function holds(text: SQLWrapper, typed: string): SQL | undefined {
  return when(typed, () => sql`${text} ilike ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}`);
}
