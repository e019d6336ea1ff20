import { useApiClient } from '@portal/api-client';
import { decideFunding, getRefundAccount, proposeFunding, type RequestOf } from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { usePagePlace } from '@portal/workspace/pages';

const account = ['refund-account'] as const;

/** With a page of what was moved there; its place stands in the address. */
export function useRefundAccount() {
  const api = useApiClient();
  const place = usePagePlace(getRefundAccount);
  const query = useQuery({
    queryKey: [...account, place.asked],
    queryFn: ({ signal }) => api(getRefundAccount, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
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
