import { useApiClient } from '@portal/api-client';
import { listTerminalCloses, listTerminals } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useTerminals() {
  const api = useApiClient();
  return useQuery({ queryKey: ['terminals'], queryFn: ({ signal }) => api(listTerminals, {}, signal) });
}

export function useTerminalCloses(day: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['terminals', 'closes', day],
    queryFn: ({ signal }) => api(listTerminalCloses, { query: { day } }, signal),
  });
}

/** Whatever is changed about a terminal changes its row and its days. */
export function useTerminalsChanged() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['terminals'] });
}
