import { useSeries, useSummary } from '@portal/workspace/numbers';
import { growthRows } from './growth-rows.ts';
import { type AnalyticsAddress, ofPayments } from './use-analytics-address.ts';

/** Two periods by one dimension; the other one is the chosen, else the one the comparison names. None where the portal does not know it. */
export function useGrowth({ asked, by, measure, past: chosen }: AnalyticsAddress) {
  const summary = useSummary(asked);
  const other = chosen ?? summary.data?.previous?.period;
  const hasOther = other !== undefined;
  const before = useSummary(hasOther ? { ...asked, ...other } : asked);
  const knowsBills = !ofPayments.includes(by) && asked.pcId === undefined && asked.pgId === undefined;
  const asOther = hasOther ? { ...asked, ...other } : asked;
  const now = {
    billed: useSeries(asked, { groupBy: by, measure: 'billed', enabled: knowsBills }),
    collected: useSeries(asked, { groupBy: by }),
  };
  const past = {
    billed: useSeries(asOther, { groupBy: by, measure: 'billed', enabled: knowsBills && hasOther }),
    collected: useSeries(asOther, { groupBy: by, enabled: hasOther }),
  };
  const seriesOf = (one: typeof now) => [one.collected, ...(knowsBills ? [one.billed] : [])];
  const all = [...seriesOf(now), ...(hasOther ? seriesOf(past) : [])];
  const dataOf = (one: typeof now) => ({
    billed: knowsBills ? one.billed.data?.rows : undefined,
    collected: one.collected.data?.rows,
  });
  return {
    summary,
    before: hasOther ? before.data : undefined,
    other,
    knowsBills,
    rows:
      summary.data && all.every(({ data }) => data)
        ? growthRows(dataOf(now), hasOther ? dataOf(past) : undefined, measure)
        : undefined,
    source: {
      isPending: all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      error: summary.error ?? all.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all([summary.refetch(), ...all.map(({ refetch }) => refetch())]),
    },
  };
}
