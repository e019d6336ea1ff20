import { useApiClient } from '@portal/api-client';
import { listOwnCases } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

/** What a tax office served on somebody, with the days of the law that run. */
export function useOwnCases() {
  const api = useApiClient();
  return useQuery({ queryKey: ['cases'], queryFn: ({ signal }) => api(listOwnCases, {}, signal) });
}
