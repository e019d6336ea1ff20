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
import { useQuery, useQueryClient } from '@portal/platform/query';

const ownRefunds = ['own-refunds'] as const;

export function useOwnRefunds() {
  const api = useApiClient();
  return useQuery({ queryKey: ownRefunds, queryFn: ({ signal }) => api(listOwnRefunds, {}, signal) });
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
