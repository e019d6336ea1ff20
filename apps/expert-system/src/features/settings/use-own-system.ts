import { useApiClient } from '@portal/api-client';
import { getOwnExpertSystem } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const queryKey = ['expert-system'];

export function useOwnSystem() {
  const api = useApiClient();
  return useQuery({ queryKey, queryFn: ({ signal }) => api(getOwnExpertSystem, {}, signal) });
}

export function useChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey });
}
