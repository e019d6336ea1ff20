import { useSearchParams } from '@portal/platform/router';
import { useCallback, useMemo, useRef } from 'react';
import type { AnyReport } from '../list-screen-definition.ts';
import { type Asked, type Change, changedAddress, readAddress } from './list-address.ts';

export interface ListAddress {
  readonly asked: Asked;
  /** Keys of the columns that were chosen; undefined while the width decides. */
  readonly columns: readonly string[] | undefined;
  /** Id of the record that is open beside the list. */
  readonly record: string | undefined;
  readonly change: (change: Change, options?: { readonly push?: boolean }) => void;
  /** The same address with a change, for a link. */
  readonly searchWith: (change: Change) => string;
}

/** Filters, order, page, columns and open record, as the address has them. */
export function useListAddress(report: AnyReport): ListAddress {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => readAddress(report, params), [report, params]);
  const chosen = params.get('columns');
  const columns = useMemo(() => {
    const known = chosen?.split(',').filter((key) => key in report.columns);
    return known && known.length > 0 ? known : undefined;
  }, [chosen, report]);
  /** Ahead of what is drawn: a heading pressed right after a filter was chosen changes the address that is on its way. */
  const ahead = useRef({ drawn: params, next: params });
  const change = useCallback(
    (changes: Change, { push = false }: { readonly push?: boolean } = {}) => {
      if (ahead.current.drawn !== params) ahead.current = { drawn: params, next: params };
      const next = changedAddress(report, ahead.current.next, changes);
      ahead.current.next = next;
      setParams(next, { replace: !push, preventScrollReset: true });
    },
    [report, params, setParams],
  );
  const searchWith = useCallback(
    (changes: Change) => `?${changedAddress(report, params, changes).toString()}`,
    [report, params],
  );
  return { asked, columns, record: params.get('record') ?? undefined, change, searchWith };
}
