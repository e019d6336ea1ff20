import { useApiClient } from '@portal/api-client';
import { makeBasket, type RequestOf } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';

type Bills = RequestOf<typeof makeBasket>['body']['billReferences'];

/** Puts bills together and goes on to choose how to pay them. */
export function useBasket() {
  const api = useApiClient();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (billReferences: Bills) => api(makeBasket, { body: { billReferences } }),
    onSuccess: ({ basketReference }) => navigate(`/payment-gateways-open?billRef=${basketReference}`),
    // One of them is not what this screen shows any more.
    onError: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reports', 'own-invoices'] }),
        client.invalidateQueries({ queryKey: ['account-summary'] }),
      ]),
  });
}
