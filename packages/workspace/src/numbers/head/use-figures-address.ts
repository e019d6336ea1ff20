import { useSearchParams } from '@portal/platform/router';
import { useCallback, useMemo, useRef } from 'react';
import { type Change, changedAddress, readAddress } from '../../lists/address/list-address.ts';
import { useKeptAddress } from '../../lists/address/use-kept-address.ts';
import { todayInLagos } from '../../lists/format.ts';
import { figuresFilter } from './figures-filter.ts';

/** What figures are asked for, by the names of the contract's query; a period always, so that every link says it. */
export interface FiguresAsked {
  readonly minDate: string;
  readonly maxDate: string;
  readonly against: 'previous' | 'last-year';
  readonly mdaId?: number | undefined;
  readonly toId?: number | undefined;
  readonly lgaId?: number | undefined;
  readonly tpcId?: number | undefined;
  readonly rhId?: number | undefined;
  readonly esId?: number | undefined;
  readonly engineCodeId?: number | undefined;
  readonly pgId?: string | undefined;
  readonly pcId?: number | undefined;
}

/** What narrows figures, without their period. */
export type FiguresFilters = Omit<FiguresAsked, 'minDate' | 'maxDate' | 'against'>;

export interface FiguresAddress {
  readonly asked: FiguresAsked;
  /** Without what is standard: for a report's address. */
  readonly filters: FiguresFilters;
  readonly change: (change: Change) => void;
}

/** Filters and period as the address has them; the month to date where it has none (spec §9), or since the start of the year. Whoever comes back finds them as they left them. */
export function useFiguresAddress(since: 'month' | 'year' = 'month'): FiguresAddress {
  useKeptAddress();
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => askedOf(params, since), [params, since]);
  /** Ahead of what is drawn: what is chosen right after something else changes the address that is on its way. */
  const ahead = useRef({ drawn: params, next: params });
  const change = useCallback(
    (changes: Change) => {
      if (ahead.current.drawn !== params) ahead.current = { drawn: params, next: params };
      ahead.current.next = changedAddress(figuresFilter, ahead.current.next, changes);
      setParams(ahead.current.next, { replace: true, preventScrollReset: true });
    },
    [params, setParams],
  );
  const { minDate: _from, maxDate: _to, against: _against, ...filters } = asked;
  return { asked, filters, change };
}

function askedOf(params: URLSearchParams, since: 'month' | 'year'): FiguresAsked {
  const read = readAddress(figuresFilter, params) as unknown as Partial<FiguresAsked>;
  const maxDate = read.maxDate ?? todayInLagos();
  const first = since === 'month' ? `${maxDate.slice(0, 7)}-01` : `${maxDate.slice(0, 4)}-01-01`;
  return { against: 'previous', ...read, minDate: read.minDate ?? first, maxDate };
}

/** The address of a report with these filters and this period. */
export function reportAddress(
  path: string,
  asked: Partial<FiguresAsked>,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const { against: _against, ...kept } = asked;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...kept, ...more }))
    if (value !== undefined) query.set(key, String(value));
  return `${path}?${query}`;
}
