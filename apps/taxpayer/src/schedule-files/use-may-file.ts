import { useApiClient } from '@portal/api-client';
import { actingFor } from '@portal/auth';
import { listClients } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

/** Whether the person files for whom they act; for oneself always. The server decides with every call. */
export function useMayFile(right: 'paye-file' | 'withholding-file' | 'returns-file'): boolean {
  const api = useApiClient();
  const acting = actingFor();
  const clients = useQuery({
    queryKey: ['clients'],
    queryFn: ({ signal }) => api(listClients, {}, signal),
    enabled: acting !== undefined,
  });
  if (!acting) return true;
  return clients.data?.some(({ id, rights }) => id === acting.id && rights.includes(right)) ?? false;
}
