import { useApiClient } from '@portal/api-client';
import { getGatewaysBoard, type ManagedGateway, setGatewayAvailability } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const board = ['gateways-board'] as const;
/** Health changes by itself: looked at again while somebody looks. */
const lookEveryMs = 15_000;

export function useGatewaysBoard() {
  const api = useApiClient();
  return useQuery({
    queryKey: board,
    queryFn: ({ signal }) => api(getGatewaysBoard, {}, signal),
    refetchInterval: lookEveryMs,
  });
}

export function useSwitchGateway() {
  const api = useApiClient();
  const queries = useQueryClient();
  return async (id: ManagedGateway['id'], availability: ManagedGateway['availability'], reason: string) => {
    queries.setQueryData(board, await api(setGatewayAvailability, { params: { id }, body: { availability, reason } }));
  };
}
