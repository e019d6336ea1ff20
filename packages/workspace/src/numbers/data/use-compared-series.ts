import type { Grouping, getSeries, ResponseOf } from '@portal/contracts';
import type { FiguresAsked } from '../head/use-figures-address.ts';
import { useSeries, useSummary } from './use-figures.ts';

export type SeriesRow = ResponseOf<typeof getSeries>['rows'][number];

/** A series and the same of the period it is compared with, which the server names. */
export function useComparedSeries(
  asked: FiguresAsked,
  groupBy: Grouping,
  measure: 'billed' | 'collected' = 'collected',
) {
  const summary = useSummary(asked);
  const before = summary.data?.previous?.period;
  const now = useSeries(asked, { groupBy, measure });
  const then = useSeries({ ...asked, ...before }, { groupBy, measure, enabled: before !== undefined });
  return {
    rows: now.data?.rows,
    /** Whoever reads totals alone is told whole months, whatever was asked. */
    period: now.data?.period,
    knownSince: now.data?.knownSince,
    beforeRows: before === undefined ? undefined : then.data?.rows,
    beforePeriod: before,
    source: {
      isPending: now.isPending,
      isFetching: now.isFetching || then.isFetching,
      error: now.error,
      dataUpdatedAt: now.dataUpdatedAt,
      refetch: () => Promise.all([now.refetch(), summary.refetch()]),
    },
  };
}
