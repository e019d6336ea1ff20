import type { ChoiceFilterKey, Criteria, SortOrder } from '@portal/contracts';
import type { SQL } from 'drizzle-orm';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import type { OwnColumns } from '../../../../platform/scope/own-rows.ts';
import type { Period } from '../domain/period.ts';

/** What was asked of a report, as the contract has parsed it. */
export interface Asked {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly criteria: string;
  readonly sortField: string;
  readonly sortOrder: SortOrder;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly last?: boolean | undefined;
  readonly record?: string | undefined;
  readonly minDate?: string | undefined;
  readonly maxDate?: string | undefined;
  readonly status?: string | undefined;
}

type FilterValue = string | number;

/** How a report of the contract is read: each of its columns, filters and statuses as a condition on a view of `reading`. */
export interface ReportBinding {
  // biome-ignore lint/suspicious/noExplicitAny: rows are checked against the contract when they are answered
  readonly source: ListSource<any, string> | ((period: Period) => ListSource<any, string>);
  /** For a file of many rows: what a page looks up for each of its few rows is joined once. Same rows, same columns. */
  // biome-ignore lint/suspicious/noExplicitAny: as the source
  readonly inBulk?: (period: Period) => ListSource<any, string>;
  readonly own: OwnColumns;
  readonly within: (period: Period) => SQL | undefined;
  /** Without a period that was asked for it speaks of all there is: a register, not a month. */
  readonly isOfAllTime?: boolean;
  /** The period, when there is one, for what is looked up elsewhere than in the rows that it bounds. */
  readonly filters: Partial<Readonly<Record<ChoiceFilterKey, (value: FilterValue, period?: Period) => SQL>>>;
  readonly status?: (status: string) => SQL | undefined;
  /** The period bounds how far back a name is looked for. */
  readonly search?: (criteria: Criteria, period: Period) => SQL;
  /** Instead, where words mean something else than bills and payers. */
  readonly searchWords?: (typed: string) => SQL | undefined;
}
