import { messageFrom, useApiClient } from '@portal/api-client';
import { getOwnHomeOffice, listOwnRequests, withdrawOwnRequest } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useHiddenPagePlace } from '@portal/workspace/pages';
import { texts } from './texts.ts';

const requestsKey = ['own-requests'] as const;
const officeKey = ['own-office'] as const;

/** A page of them, on whatever screen they stand. */
export function useOwnRequests() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listOwnRequests);
  const query = useQuery({
    queryKey: [...requestsKey, place.asked],
    queryFn: ({ signal }) => api(listOwnRequests, { query: place.asked }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

export function useHomeOffice() {
  const api = useApiClient();
  return useQuery({ queryKey: officeKey, queryFn: ({ signal }) => api(getOwnHomeOffice, {}, signal) });
}

export function useRefreshRequests(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: requestsKey });
    await queryClient.invalidateQueries({ queryKey: officeKey });
  };
}

export function useWithdrawRequest() {
  const api = useApiClient();
  const localized = useLocalized();
  const refresh = useRefreshRequests();
  return useMutation({
    mutationFn: (id: string) => api(withdrawOwnRequest, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: localized(texts.withdrawn) }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notWithdrawn)) }),
    onSettled: refresh,
  });
}
