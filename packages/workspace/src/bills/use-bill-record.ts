import { useApiClient } from '@portal/api-client';
import { getBillRecord, type ResponseOf } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export type BillRecordAnswer = ResponseOf<typeof getBillRecord>;

/** A bill as staff see it. */
export function useBillRecord(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reports', 'bill', billReference],
    queryFn: ({ signal }) => api(getBillRecord, { query: { billReference } }, signal),
  });
}

/** After something was done with a bill: what is shown of it, and every list it may stand in, is asked anew. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['reports'] });
}
