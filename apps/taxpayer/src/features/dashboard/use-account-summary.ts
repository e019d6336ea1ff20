import { useApiClient } from '@portal/api-client';
import { getAccountSummary } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

/** What the caller owes and has paid, as of now. */
export function useAccountSummary() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['account-summary'],
    queryFn: ({ signal }) => api(getAccountSummary, {}, signal),
  });
}
