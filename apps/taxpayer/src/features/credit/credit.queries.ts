import { useApiClient } from '@portal/api-client';
import { getOwnCredit, payFromOwnCredit } from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';

const ownCredit = ['own-credit'] as const;

/** Of the caller; with a bill, whether it can be paid from it. */
export function useCredit(billReference?: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...ownCredit, billReference ?? ''],
    queryFn: ({ signal }) => api(getOwnCredit, { query: billReference === undefined ? {} : { billReference } }, signal),
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
