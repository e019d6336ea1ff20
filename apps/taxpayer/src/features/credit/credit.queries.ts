import { useApiClient } from '@portal/api-client';
import { getOwnCredit, payFromOwnCredit } from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { usePagePlace } from '@portal/workspace/pages';

const ownCredit = ['own-credit'] as const;

/** Of the caller, with a page of what became of it; its place stands in the address. */
export function useCredit() {
  const api = useApiClient();
  const place = usePagePlace(getOwnCredit);
  const query = useQuery({
    queryKey: [...ownCredit, place.asked],
    queryFn: ({ signal }) => api(getOwnCredit, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** Whether a bill can be paid from it. */
export function useCreditFor(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...ownCredit, 'for', billReference],
    queryFn: ({ signal }) => api(getOwnCredit, { query: { billReference, pageSize: 1 } }, signal),
  });
}

export function usePayFromCredit(billReference: string) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(payFromOwnCredit, { body: { billReference } }),
    // Also after a refusal: the bill or the credit is not what this screen shows any more.
    onSettled: () =>
      Promise.all(
        [ownCredit, ['own-bill'], ['open-bill'], ['reports'], ['account-summary']].map((queryKey) =>
          queries.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      ),
  });
}
