import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { SortType } from './cursor.ts';

interface Sort {
  /** Never null: rows without a value would fall between the pages. */
  readonly column: SQLWrapper;
  readonly type: SortType;
}

/**
 * What a list is read from: a view of the schema `reading` or a table, its columns by the names of the contract. Whose rows it
 * may hold is decided by the role that reads; a list's conditions narrow it to what was asked.
 */
export interface ListSource<Row, S extends string> {
  readonly from: SQLWrapper;
  /** Tells rows apart, also those that are equal in what they are sorted by. */
  readonly key: Sort;
  /** What a row is opened by, where that is not its key: a bill's reference. */
  readonly record?: Sort;
  readonly select: { readonly [K in keyof Row]-?: SQLWrapper };
  readonly sorts: Readonly<Record<S, Sort>>;
  /**
   * The key has an index: a page is found by keys alone, and what else it shows is looked up for its own rows. A page far back
   * then looks up nothing of the rows before it, and the planner finds the page without the joins of the view.
   */
  readonly isFoundByKey?: boolean;
  /** Grouped or computed as a whole, from few rows: page, count and sums come from one computation. */
  readonly isComputed?: boolean;
  /** What is added up over all rows, by name: kobo, or counts. */
  readonly totals?: Readonly<Record<string, SQLWrapper>>;
}

/** Runs a query as the one who reads, and answers with its rows: int8 as numbers, dates as text, instants as `Date`. */
export type RunQuery = <Row>(query: SQL) => Promise<Row[]>;
