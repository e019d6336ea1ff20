import { useApiClient } from '@portal/api-client';
import {
  decideCreditUse,
  getBillCredit,
  isBillReference,
  listCreditUses,
  listPayeCredits,
  movePayeCredit,
  normalizeBillReference,
  proposeCreditUse,
  type RequestOf,
} from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { useHiddenPagePlace } from '@portal/workspace/lists';

/** A page of them; below it stands another list, so neither has the address. */
export function useCreditUses() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listCreditUses);
  const query = useQuery({
    queryKey: ['credit', 'uses', place.asked],
    queryFn: ({ signal }) => api(listCreditUses, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

export function usePayeCredits() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listPayeCredits);
  const query = useQuery({
    queryKey: ['credit', 'paye-months', place.asked],
    queryFn: ({ signal }) => api(listPayeCredits, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** Nothing is asked before the reference is one. */
export function useBillCredit(typed: string) {
  const api = useApiClient();
  const billReference = normalizeBillReference(typed);
  return useQuery({
    queryKey: ['credit', 'bill', billReference],
    queryFn: ({ signal }) => api(getBillCredit, { query: { billReference } }, signal),
    enabled: isBillReference(billReference),
  });
}

/** What is done with credit; afterwards it and the lists are read anew. */
export function useCreditActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  return {
    readAgain() {
      for (const key of ['credit', 'reports', 'work']) void queries.invalidateQueries({ queryKey: [key] });
    },
    propose: (body: RequestOf<typeof proposeCreditUse>['body']) => api(proposeCreditUse, { body }),
    move: (id: string, body: RequestOf<typeof movePayeCredit>['body']) => api(movePayeCredit, { params: { id }, body }),
    decide: (id: string, body: RequestOf<typeof decideCreditUse>['body']) =>
      api(decideCreditUse, { params: { id }, body }),
  };
}
