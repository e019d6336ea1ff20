import { useApiClient } from '@portal/api-client';
import { type Grouping, getAgeing, getPayers, getSeries, getSummary } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import type { FiguresAsked, FiguresFilters } from '../head/use-figures-address.ts';

/** Billed, collected, outstanding and under review of a period, and of the one it is compared with. */
export function useSummary(asked: FiguresAsked) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reports', 'summary', asked],
    queryFn: ({ signal }) => api(getSummary, { query: asked }, signal),
    placeholderData: keepPreviousData,
  });
}

export interface SeriesOptions {
  readonly groupBy: Grouping;
  readonly measure?: 'billed' | 'collected';
  readonly enabled?: boolean;
}

/** One measure of a period divided by time or by one dimension. */
export function useSeries(asked: Omit<FiguresAsked, 'against'>, options: SeriesOptions) {
  const api = useApiClient();
  const { groupBy, measure = 'collected', enabled = true } = options;
  const { against: _against, ...question } = asked as FiguresAsked;
  const query = { ...question, groupBy, measure };
  return useQuery({
    queryKey: ['reports', 'series', query],
    queryFn: ({ signal }) => api(getSeries, { query }, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Bills have neither before they are paid: what is owed, and who owes, is not known by them. */
export function isOfPayments({ pcId, pgId }: Pick<FiguresAsked, 'pcId' | 'pgId'>): boolean {
  return pcId !== undefined || pgId !== undefined;
}

/** What is owed by age, of whatever day it was billed: as it was on the last morning, or now where more is asked than a night counts. */
export function useAgeing(asked: FiguresFilters) {
  const api = useApiClient();
  const { minDate: _min, maxDate: _max, against: _against, ...query } = asked as Partial<FiguresAsked>;
  return useQuery({
    queryKey: ['reports', 'ageing', query],
    queryFn: ({ signal }) => api(getAgeing, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: !isOfPayments(query),
  });
}

/** Taxpayers by how far they came. Of channels only who is registered is known, see `isOfPayments`. */
export function usePayers(asked: FiguresAsked) {
  const api = useApiClient();
  const { against: _against, pcId: _channel, pgId: _gateway, ...query } = asked;
  return useQuery({
    queryKey: ['reports', 'payers', query],
    queryFn: ({ signal }) => api(getPayers, { query }, signal),
    placeholderData: keepPreviousData,
  });
}
