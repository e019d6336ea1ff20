import { useApiClient } from '@portal/api-client';
import { decideFunding, getRefundAccount, proposeFunding, type RequestOf } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const account = ['refund-account'] as const;

export function useRefundAccount() {
  const api = useApiClient();
  return useQuery({ queryKey: account, queryFn: ({ signal }) => api(getRefundAccount, {}, signal) });
}

/** What is done about the account; afterwards it is read anew. */
export function useFundingActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  return {
    readAgain: () => void queries.invalidateQueries({ queryKey: account }),
    propose: (body: RequestOf<typeof proposeFunding>['body']) => api(proposeFunding, { body }),
    decide: (id: string, body: RequestOf<typeof decideFunding>['body']) => api(decideFunding, { params: { id }, body }),
  };
}
