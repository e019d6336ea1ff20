import { useApiClient } from '@portal/api-client';
import { getTip } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useTip(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['tips', id],
    queryFn: ({ signal }) => api(getTip, { params: { id } }, signal),
  });
}

/** After a step: the tip, its list, leads and queues are read anew. */
export function useTipsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['tips', 'leads', 'reports', 'work', 'case']) void queries.invalidateQueries({ queryKey: [key] });
  };
}
