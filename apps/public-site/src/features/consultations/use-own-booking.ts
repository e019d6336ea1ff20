import { ApiError, useApiClient } from '@portal/api-client';
import { useAddressSecret } from '@portal/auth/sign-in';
import { cancelOwnConsultation, type OwnBooking, openOwnBooking, rescheduleConsultation } from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { keepBookingKey, keptBookingKey } from './booking-key.ts';

/** A booking as its person sees it, when this tab has its key: from the link of a mail, or from booking just now. */
export function useOwnBooking(reference: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const inAddress = useAddressSecret('key');
  const [kept, setKept] = useState<string>();
  const key = inAddress ?? kept;
  const queryKey = ['own-booking', reference, key];

  useEffect(() => {
    if (inAddress) keepBookingKey(reference, inAddress);
    setKept(keptBookingKey(reference));
  }, [inAddress, reference]);

  const own = useQuery({
    queryKey,
    enabled: key !== undefined,
    queryFn: ({ signal }) => api(openOwnBooking, { params: { reference }, body: { key: key ?? '' } }, signal),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
  });
  const keep = (booking: OwnBooking) => queryClient.setQueryData(queryKey, booking);
  // Without a connection they say so at once, instead of waiting for one.
  const networkMode = 'always';
  const cancel = useMutation({
    networkMode,
    mutationFn: () => api(cancelOwnConsultation, { params: { reference }, body: { key: key ?? '' } }),
    onSuccess: keep,
  });
  const move = useMutation({
    networkMode,
    mutationFn: (startsAt: string) =>
      api(rescheduleConsultation, { params: { reference }, body: { key: key ?? '', startsAt } }),
    onSuccess: keep,
  });
  return { hasKey: key !== undefined, own, cancel, move };
}
