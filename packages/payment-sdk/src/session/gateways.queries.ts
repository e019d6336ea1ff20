import type { ApiClient } from '@portal/api-client';
import { useApiClient } from '@portal/api-client';
import { createPaymentSession, type Language, listPaymentGateways } from '@portal/contracts';
import { queryOptions, skipToken, useQuery } from '@portal/platform/query';

/** The gateways that are shown, with their steps in the visitor's language; asked for once. */
export function gatewaysQuery(api: ApiClient, language: Language) {
  return queryOptions({
    queryKey: ['payments', 'gateways', language],
    queryFn: ({ signal }) => api(listPaymentGateways, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The RRR to quote at a bank: made when the bank tab opens, or the one that is already there. Asking again gives the
 * same one, so a query may do it.
 */
export function useBankReference(billReference: string | undefined) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['payments', 'bank-reference', billReference],
    queryFn: billReference
      ? ({ signal }) => api(createPaymentSession, { body: { billReference, provider: 'bank' } }, signal)
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
