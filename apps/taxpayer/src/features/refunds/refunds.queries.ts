import { useApiClient } from '@portal/api-client';
import {
  type BankAccount,
  getRefundable,
  listOwnRefunds,
  nameOwnRefundAccount,
  type RequestOf,
  requestRefund,
  withdrawOwnRefund,
} from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { usePagePlace } from '@portal/workspace/pages';

const ownRefunds = ['own-refunds'] as const;

/** A page of them, with its place in the address. */
export function useOwnRefunds() {
  const api = useApiClient();
  const place = usePagePlace(listOwnRefunds);
  const query = useQuery({
    queryKey: [...ownRefunds, place.asked],
    queryFn: ({ signal }) => api(listOwnRefunds, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** Nothing is asked without a bill. */
export function useRefundable(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['own-refundable', billReference],
    queryFn: ({ signal }) => api(getRefundable, { query: { billReference } }, signal),
    enabled: billReference !== '',
  });
}

/** What one does about one's refunds; afterwards they and the bill are read anew. */
export function useOwnRefundActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  return {
    readAgain() {
      for (const key of [ownRefunds, ['own-refundable'], ['own-bill'], ['reports']])
        void queries.invalidateQueries({ queryKey: key });
    },
    ask: (body: RequestOf<typeof requestRefund>['body']) => api(requestRefund, { body }),
    nameAccount: (id: string, body: BankAccount) => api(nameOwnRefundAccount, { params: { id }, body }),
    withdraw: (id: string) => api(withdrawOwnRefund, { params: { id }, body: {} }),
  };
}
