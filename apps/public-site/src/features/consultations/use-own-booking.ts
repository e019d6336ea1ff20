import { ApiError, useApiClient } from '@portal/api-client';
import { cancelOwnConsultation, type OwnBooking, openOwnBooking, rescheduleConsultation } from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/router';
import { useEffect, useState } from 'react';
import { keepBookingKey, keptBookingKey } from './booking-key.ts';

/** A booking as its person sees it, when this tab has its key: from the link of a mail, or from booking just now. */
export function useOwnBooking(reference: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('key');
  const [kept, setKept] = useState<string>();
  const key = inAddress ?? kept;
  const queryKey = ['own-booking', reference, key];

  useEffect(() => {
    if (inAddress) {
      keepBookingKey(reference, inAddress);
      // At once, so that it is not in what is shared, bookmarked or sent as a referrer.
      const rest = new URLSearchParams(search);
      rest.delete('key');
      void navigate({ pathname, search: rest.toString() }, { replace: true });
    }
    setKept(keptBookingKey(reference));
  }, [inAddress, reference, pathname, search, navigate]);

  const own = useQuery({
    queryKey,
    enabled: key !== undefined,
    queryFn: ({ signal }) => api(openOwnBooking, { params: { reference }, body: { key: key ?? '' } }, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  });
  const keep = (booking: OwnBooking) => queryClient.setQueryData(queryKey, booking);
  // An answer that was lost may have been a yes: what stands there now is asked for.
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey });
  const cancel = useMutation({
    mutationFn: () => api(cancelOwnConsultation, { params: { reference }, body: { key: key ?? '' } }),
    onSuccess: keep,
    onError: lookAgain,
  });
  const move = useMutation({
    mutationFn: (startsAt: string) =>
      api(rescheduleConsultation, { params: { reference }, body: { key: key ?? '', startsAt } }),
    onSuccess: keep,
    onError: lookAgain,
  });
  return { hasKey: key !== undefined, own, cancel, move };
}
