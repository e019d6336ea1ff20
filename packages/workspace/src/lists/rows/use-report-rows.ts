import { useApiClient } from '@portal/api-client';
import type { Endpoint } from '@portal/contracts';
import { keepPreviousData, skipToken, useQuery } from '@portal/platform/query';
import type { Asked } from '../address/list-address.ts';
import type { AnyReport } from '../list-screen-definition.ts';
import { type ReportPage, rowsKey, type Totals, totalsKey } from './report-page.ts';
import { useNewRows } from './use-new-rows.ts';

interface ExactTotals {
  readonly totalRecords: number;
  readonly totals: Totals;
}

/** A page of rows, and the totals of the whole list: with the page while they are few, else by a second request. */
export function useReportRows(report: AnyReport, asked: Asked) {
  const api = useApiClient();
  const rows = useQuery({
    queryKey: [...rowsKey(report), asked],
    queryFn: ({ signal }) => readPage(signal),
    placeholderData: keepPreviousData,
    // Rows that came since are announced, not thrown in.
    refetchOnWindowFocus: false,
  });
  const filters = withoutPlace(report, asked);
  const totals = useQuery({
    queryKey: [...totalsKey(report), filters],
    queryFn: report.totalsOf
      ? ({ signal }) => ask<ExactTotals>(report.totalsOf as Endpoint, filters, signal)
      : skipToken,
    enabled: rows.data?.totals === null && !rows.isPlaceholderData,
  });

  const news = useNewRows(report, asked, rows.isPlaceholderData ? undefined : rows.data, readPage);

  async function readPage(signal?: AbortSignal): Promise<ReportPage> {
    const page = await ask<ReportPage>(report.list, asked, signal);
    return report.rowOf ? asReportPage(page, report.rowOf) : page;
  }

  function ask<T>(endpoint: Endpoint, query: object, signal?: AbortSignal): Promise<T> {
    return api(endpoint, { query } as never, signal) as Promise<T>;
  }

  return { rows, totals, news };
}

/** What the totals depend on: not on the page nor on the order. */
function withoutPlace(report: AnyReport, asked: Asked): Readonly<Record<string, unknown>> {
  if (!report.totalsOf) return {};
  const known = Object.keys((report.totalsOf.query as unknown as AnyReport['query']).shape);
  return Object.fromEntries(Object.entries(asked).filter(([key]) => known.includes(key)));
}

/** What a report says of itself and a plain list does not. */
function asReportPage(page: ReportPage, rowOf: NonNullable<AnyReport['rowOf']>): ReportPage {
  return {
    ...page,
    data: page.data.map((item) => rowOf(item as never)),
    period: null,
    asOf: new Date().toISOString(),
    totals: {},
  };
}
