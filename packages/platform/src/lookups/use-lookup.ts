import { useApiClient } from '@portal/api-client';
import { useQuery } from '@portal/platform/query';
import { type LookupName, lgasQuery, lookupQuery } from './lookup-queries.ts';

/** A reference list for a select, a filter or a name beside an id. */
export function useLookup<N extends LookupName>(name: N) {
  return useQuery(lookupQuery(useApiClient(), name));
}

/** The tax offices that take something new. Lists of what was before name closed ones too: those are of `useLookup`. */
export function useOpenOffices() {
  return useQuery({
    ...lookupQuery(useApiClient(), 'taxOffices'),
    select: (offices) => offices.filter(({ isClosed }) => !isClosed),
  });
}

/** The choices of the city select: those of the chosen state. */
export function useLgas(stateId: number | undefined) {
  return useQuery(lgasQuery(useApiClient(), stateId));
}
