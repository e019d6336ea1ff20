import { useApiClient } from '@portal/api-client';
import { getExpertSystem } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useExpertSystem(id: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['expert-systems', id],
    queryFn: ({ signal }) => api(getExpertSystem, { params: { id } }, signal),
  });
}

/** After a change: the page and the list are read anew. */
export function useChanged(id: number): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['expert-systems', id] });
    void queryClient.invalidateQueries({ queryKey: ['reports', 'expert-systems'] });
  };
}
