import { useApiClient } from '@portal/api-client';
import { getLead } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useLead(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['leads', id],
    queryFn: ({ signal }) => api(getLead, { params: { id } }, signal),
  });
}

/** After a step: the page, the list and the queue are read anew. */
export function useLeadsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['leads', 'reports', 'work', 'case']) void queries.invalidateQueries({ queryKey: [key] });
  };
}
