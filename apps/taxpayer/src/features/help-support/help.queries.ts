import { useApiClient } from '@portal/api-client';
import {
  getOwnAttempt,
  listOwnBookings,
  listOwnEnquiries,
  type RequestOf,
  replyToAnswer,
  sendOwnEnquiry,
} from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useHiddenPagePlace, usePagePlace } from '@portal/workspace/pages';

const ownEnquiries = ['own-enquiries'] as const;

/** A page of them, with its place in the address. */
export function useOwnEnquiries() {
  const api = useApiClient();
  const place = usePagePlace(listOwnEnquiries);
  const query = useQuery({
    queryKey: [...ownEnquiries, place.asked],
    queryFn: ({ signal }) => api(listOwnEnquiries, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** The one that somebody came for, where it is not on the page. */
export function useOwnEnquiry(reference: string, isWanted: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...ownEnquiries, 'one', reference],
    queryFn: ({ signal }) => api(listOwnEnquiries, { query: { record: reference } }, signal),
    enabled: isWanted,
  });
}

/** A page of them; the address is that of the messages beside them. */
export function useOwnBookings() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listOwnBookings);
  const query = useQuery({
    queryKey: ['own-bookings', place.asked],
    queryFn: ({ signal }) => api(listOwnBookings, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** The payment a message is about; nothing is asked without one. */
export function usePaymentAbout(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['own-attempt', id],
    queryFn: ({ signal }) => api(getOwnAttempt, { params: { id } }, signal),
    enabled: id !== '',
  });
}

export function useSendEnquiry() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof sendOwnEnquiry>['body']) => api(sendOwnEnquiry, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownEnquiries }),
  });
}

export function useReply(reference: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof replyToAnswer>['body']) => api(replyToAnswer, { params: { reference }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownEnquiries }),
  });
}
