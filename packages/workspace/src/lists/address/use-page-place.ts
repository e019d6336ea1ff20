import type { Endpoint, RequestOf } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { useState } from 'react';
import type { AnyReport } from '../list-screen-definition.ts';
import { type Asked, type Change, changedAddress, readAddress } from './list-address.ts';

type QueryOf<E extends Endpoint> = RequestOf<E> extends { readonly query: infer Query } ? Query : unknown;

export interface PagePlace<Query = unknown> {
  /** What the list is asked for. */
  readonly asked: Asked & Query;
  /** The same address on another page, for a link. */
  readonly searchWith?: (change: Change) => string;
  /** Instead, where the place stands in no address. */
  readonly turn?: (change: Change) => void;
}

/** Which page is in sight of a list that is no screen of its own: it stands in the address, beside what else is there. */
export function usePagePlace<E extends Endpoint>(list: E): PagePlace<QueryOf<E>> {
  const [params] = useSearchParams();
  const query = { query: list.query as unknown as AnyReport['query'] };
  return {
    asked: readAddress(query, params) as Asked & QueryOf<E>,
    searchWith: (change) => `?${changedAddress(query, params, change).toString()}`,
  };
}

/** The same of a list beside another one, which has the address for itself. */
export function useHiddenPagePlace<E extends Endpoint>(list: E): PagePlace<QueryOf<E>> {
  const [params, setParams] = useState(() => new URLSearchParams());
  const query = { query: list.query as unknown as AnyReport['query'] };
  return {
    asked: readAddress(query, params) as Asked & QueryOf<E>,
    turn: (change) => setParams(changedAddress(query, params, change)),
  };
}
