import { useApiClient } from '@portal/api-client';
import {
  cancelOwnBill,
  downloadBillDocument,
  getOpenBill,
  getOwnBill,
  listOwnRequests,
  renewBill,
} from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';

const keys = {
  own: (billReference: string) => ['own-bill', billReference] as const,
  open: (billReference: string) => ['open-bill', billReference] as const,
  /** With all requests of one's own: what is taken back there is read again here. */
  questions: ['own-requests', 'bill'] as const,
};

/** A bill of the caller with its attempts. */
export function useOwnBill(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: keys.own(billReference),
    queryFn: ({ signal }) => api(getOwnBill, { query: { billReference } }, signal),
    enabled: billReference !== '',
  });
}

/** What stands on the paper of the bill: in full for its owner. */
export function useBillPaper(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: keys.open(billReference),
    queryFn: ({ signal }) => api(getOpenBill, { query: { billReference } }, signal),
    enabled: billReference !== '',
  });
}

/** What one asked an office about this bill, that of today first. Whoever acts for another asks nothing. */
export function useBillQuestions(billReference: string, isOwn: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...keys.questions, billReference],
    queryFn: ({ signal }) => api(listOwnRequests, { query: { billReference } }, signal),
    enabled: isOwn,
    staleTime: 0,
  });
}

export function useRefreshQuestions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['own-requests'] });
}

/** Whatever a bill became: every list and figure that counts it is read again. */
function useChanged() {
  const client = useQueryClient();
  return (billReference: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.own(billReference) }),
      client.invalidateQueries({ queryKey: keys.open(billReference) }),
      client.invalidateQueries({ queryKey: ['reports', 'own-invoices'] }),
      client.invalidateQueries({ queryKey: ['account-summary'] }),
    ]);
}

export function useRenewBill(billReference: string) {
  const api = useApiClient();
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api(renewBill, { body: { billReference } }),
    // Also after a refusal: the bill is not what this screen shows any more.
    onSettled: () => changed(billReference),
  });
}

export function useCancelBill(billReference: string) {
  const api = useApiClient();
  const changed = useChanged();
  return useMutation({
    mutationFn: () => api(cancelOwnBill, { body: { billReference } }),
    onSettled: () => changed(billReference),
  });
}

/** The paper as a file: the receipt when it is paid, else the invoice. */
export function useBillDocument(billReference: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadBillDocument, { query: { billReference, format: 'a4' } }) });
}
