import { useApiClient } from '@portal/api-client';
import {
  decideServiceChange,
  getServiceSettings,
  proposeServiceChange,
  type RequestOf,
  type ServiceSettings,
} from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const settingsKey = ['service-settings'] as const;

export function useServiceSettings() {
  const api = useApiClient();
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => api(getServiceSettings, {}, signal) });
}

/** Each answer is how everything stands afterwards. */
export function useServiceChanges() {
  const api = useApiClient();
  const queries = useQueryClient();
  const keep = (settings: ServiceSettings) => queries.setQueryData(settingsKey, settings);
  return {
    propose: async (body: RequestOf<typeof proposeServiceChange>['body']) =>
      keep(await api(proposeServiceChange, { body })),
    decide: async (id: string, body: RequestOf<typeof decideServiceChange>['body']) =>
      keep(await api(decideServiceChange, { params: { id }, body })),
  };
}
