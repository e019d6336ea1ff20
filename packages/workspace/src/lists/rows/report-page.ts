import type { AnyReport, AnyRow } from '../list-screen-definition.ts';

export interface Period {
  readonly minDate: string;
  readonly maxDate: string;
}

/** Sums over all rows that answer the filters: kobo, or numbers of things. */
export type Totals = Readonly<Record<string, number>>;

/** Any list's answer, as far as turning its pages needs it. */
export interface PageInSight {
  readonly data: readonly unknown[];
  readonly totalRecords: number;
  readonly isBounded: boolean;
  readonly pageSize: number;
  readonly after: string | null;
  readonly before: string | null;
}

export interface ReportPage extends PageInSight {
  readonly data: readonly AnyRow[];
  readonly period: Period | null;
  readonly asOf: string;
  readonly totals: Totals | null;
}

/** Where the rows of a report are kept. */
export const rowsKey = (report: AnyReport) => ['reports', report.id, 'rows'] as const;
export const totalsKey = (report: AnyReport) => ['reports', report.id, 'totals'] as const;
