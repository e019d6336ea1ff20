import { useApiClient } from '@portal/api-client';
import type { Endpoint } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import type { Asked } from '../address/list-address.ts';
import type { AnyReport, AnyRow } from '../list-screen-definition.ts';

export interface Period {
  readonly minDate: string;
  readonly maxDate: string;
}

/** Sums over all rows that answer the filters: kobo, or numbers of things. */
export type Totals = Readonly<Record<string, number>>;

export interface ReportPage {
  readonly data: readonly AnyRow[];
  readonly totalRecords: number;
  readonly isBounded: boolean;
  readonly pageSize: number;
  readonly after: string | null;
  readonly before: string | null;
  readonly period: Period | null;
  readonly asOf: string;
  readonly totals: Totals | null;
}

interface ExactTotals {
  readonly totalRecords: number;
  readonly totals: Totals;
}

/** Where the rows of a report are kept. */
const rowsKey = (report: AnyReport) => ['reports', report.id, 'rows'] as const;

/** A page of rows, and the totals of the whole list: with the page while they are few, else by a second request. */
export function useReportRows(report: AnyReport, asked: Asked) {
  const api = useApiClient();
  const rows = useQuery({
    queryKey: [...rowsKey(report), asked],
    queryFn: ({ signal }) => ask<ReportPage>(report.list, asked, signal),
    placeholderData: keepPreviousData,
  });
  const filters = withoutPlace(report, asked);
  const totals = useQuery({
    queryKey: ['reports', report.id, 'totals', filters],
    queryFn: ({ signal }) => ask<ExactTotals>(report.totalsOf, filters, signal),
    enabled: rows.data?.totals === null && !rows.isPlaceholderData,
  });

  function ask<T>(endpoint: Endpoint, query: object, signal: AbortSignal): Promise<T> {
    return api(endpoint, { query } as never, signal) as Promise<T>;
  }

  return { rows, totals };
}

/** What the totals depend on: not on the page nor on the order. */
function withoutPlace(report: AnyReport, asked: Asked): Readonly<Record<string, unknown>> {
  const known = Object.keys((report.totalsOf.query as unknown as AnyReport['query']).shape);
  return Object.fromEntries(Object.entries(asked).filter(([key]) => known.includes(key)));
}
