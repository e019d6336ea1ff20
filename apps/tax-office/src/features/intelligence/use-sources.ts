import { useApiClient } from '@portal/api-client';
import { getSource, listSources } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useSources() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['intelligence', 'sources'],
    queryFn: ({ signal }) => api(listSources, {}, signal),
  });
}

export function useSource(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['intelligence', 'sources', id],
    queryFn: ({ signal }) => api(getSource, { params: { id } }, signal),
  });
}

/** After a step: sources, questions and leads are read anew. */
export function useIntelligenceChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['intelligence', 'leads', 'reports', 'work']) void queries.invalidateQueries({ queryKey: [key] });
  };
}
