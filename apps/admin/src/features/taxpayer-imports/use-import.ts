import { useApiClient } from '@portal/api-client';
import { getTaxpayerImport } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const lookAgainMs = 3_000;

/** Read again by itself while it is being written. */
export function useImport(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['taxpayer-imports', id],
    queryFn: ({ signal }) => api(getTaxpayerImport, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'released' ? lookAgainMs : false),
  });
}

export function useImportChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['taxpayer-imports'] });
}
