import { useApiClient } from '@portal/api-client';
import { getHeadForm } from '@portal/contracts';
import { skipToken, useQuery } from '@portal/platform/query';

/** What a head asks today; nothing is asked before one is chosen. */
export function useHeadForm(code: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['revenue-heads', code, 'form'],
    queryFn: code === '' ? skipToken : ({ signal }) => api(getHeadForm, { params: { code } }, signal),
  });
}
