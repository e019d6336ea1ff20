import { useApiClient } from '@portal/api-client';
import { type LineToBill, ownInvoiceReport, raiseOwnBill } from '@portal/contracts';
import { useMutation, useQueries, useQueryClient } from '@portal/platform/query';

interface ToRaise {
  readonly lines: LineToBill[];
  /** What the payer was shown. */
  readonly totalKobo: number;
}

/** Sent again with the same lines it answers the same bill. */
export function useRaise(submissionId: () => string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lines, totalKobo }: ToRaise) =>
      api(raiseOwnBill, { body: { lines, totalKobo: totalKobo as never, submissionId: submissionId() } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['reports', 'own-invoices'] }),
        client.invalidateQueries({ queryKey: ['account-summary'] }),
      ]),
    // The amount may have changed meanwhile.
    onError: () => client.invalidateQueries({ queryKey: ['bills', 'quote'] }),
  });
}

/** Unpaid bills of the caller for any of these heads, each once; of every head three at most. */
export function useSameBills(headIds: readonly number[]) {
  const api = useApiClient();
  return useQueries({
    queries: headIds.map((rhId) => ({
      queryKey: ['reports', 'own-invoices', 'same', rhId],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api(ownInvoiceReport.list, { query: { rhId, status: 'unpaid', pageSize: 3 } }, signal),
    })),
    combine(found) {
      const bills = new Map(found.flatMap(({ data }) => data?.data ?? []).map((bill) => [bill.billReference, bill]));
      return [...bills.values()];
    },
  });
}
