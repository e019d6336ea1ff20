import { useApiClient } from '@portal/api-client';
import {
  type CreditUse,
  decideCreditUse,
  getBillCredit,
  isBillReference,
  listCreditUses,
  listMonthCredits,
  moveMonthCredit,
  normalizeBillReference,
  proposeCreditUse,
  type RequestOf,
  takeBackCreditNotes,
} from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { useHiddenPagePlace } from '@portal/workspace/pages';

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

export function useMonthCredits() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listMonthCredits);
  const query = useQuery({
    queryKey: ['credit', 'months', place.asked],
    queryFn: ({ signal }) => api(listMonthCredits, { query: place.asked }, signal),
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
    move: (id: string, body: RequestOf<typeof moveMonthCredit>['body']) =>
      api(moveMonthCredit, { params: { id }, body }),
    takeBackNotes: (id: string, body: RequestOf<typeof takeBackCreditNotes>['body']) =>
      api(takeBackCreditNotes, { params: { id }, body }),
    decide: (
      { id, caseVersion }: Pick<CreditUse, 'id' | 'caseVersion'>,
      verdict: RequestOf<typeof decideCreditUse>['body']['verdict'],
      reason: string,
    ) => api(decideCreditUse, { params: { id }, body: { caseVersion: caseVersion ?? 1, verdict, reason } }),
  };
}
