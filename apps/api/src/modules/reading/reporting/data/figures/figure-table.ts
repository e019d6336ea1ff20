import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Dimension } from '../../domain/figures-question.ts';

/** What a question is answered from: a table or view, its columns by dimension, its day, and what is added up. */
export interface FigureTable {
  readonly from: SQLWrapper;
  readonly within: SQL | undefined;
  /** A dimension that is missing follows from another one, and from row-level security. */
  readonly columns: Partial<Readonly<Record<Dimension, SQLWrapper>>>;
  readonly day: SQLWrapper;
  /** Of payments. */
  readonly hour?: SQLWrapper;
  /** Of bills how they stand, of collections `receipt` or `void`. */
  readonly status: SQLWrapper;
  readonly documents: SQLWrapper;
  readonly lines: SQLWrapper;
  readonly kobo: SQLWrapper;
}
