import { useApiClient } from '@portal/api-client';
import { getTaxpayerRecord } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useTaxpayerRecord(tpui: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['taxpayers', tpui, 'record'],
    queryFn: ({ signal }) => api(getTaxpayerRecord, { params: { tpui } }, signal),
  });
}

/** After a change: the page, the panel and the register are read anew. */
export function useTaxpayerChanged(tpui: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      ['taxpayers', tpui],
      ['reports', 'taxpayers'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}
