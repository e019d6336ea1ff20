import { useApiClient } from '@portal/api-client';
import { getMda } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useMda(id: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['mdas', id],
    queryFn: ({ signal }) => api(getMda, { params: { id } }, signal),
  });
}

/** After a change: the page, the list and the choices of heads are read anew. */
export function useChanged(id: number): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      ['mdas', id],
      ['reports', 'mdas'],
      ['lookups', 'mdas'],
      ['lookups', 'revenueHeads'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}
