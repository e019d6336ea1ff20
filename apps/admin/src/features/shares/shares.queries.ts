import { useApiClient } from '@portal/api-client';
import { listShareAccounts, listShareDisputes, listShareMonths, listShareTerms } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useShareTerms() {
  const api = useApiClient();
  return useQuery({ queryKey: ['shares', 'terms'], queryFn: ({ signal }) => api(listShareTerms, {}, signal) });
}

export function useShareMonths(month: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['shares', 'months', month],
    queryFn: ({ signal }) => api(listShareMonths, { query: { month } }, signal),
  });
}

export function useShareDisputes() {
  const api = useApiClient();
  return useQuery({ queryKey: ['shares', 'disputes'], queryFn: ({ signal }) => api(listShareDisputes, {}, signal) });
}

export function useShareAccounts() {
  const api = useApiClient();
  return useQuery({ queryKey: ['shares', 'accounts'], queryFn: ({ signal }) => api(listShareAccounts, {}, signal) });
}

/** Whatever is decided about shares changes rows, months and disputes. */
export function useSharesChanged() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['shares'] });
}
