import { useApiClient } from '@portal/api-client';
import {
  type AgentRegistration,
  billAgentRegistration,
  deleteAgentDocument,
  getAgentRegistration,
  getAgentReview,
  listAgentDocumentTypes,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';

const registrationKey = ['agent-registration'] as const;

export function useAgentRegistration() {
  const api = useApiClient();
  return useQuery({
    queryKey: registrationKey,
    queryFn: ({ signal }): Promise<AgentRegistration> => api(getAgentRegistration, {}, signal),
    // Whether the fee has arrived may have changed while one was paying.
    staleTime: 0,
  });
}

export function useAgentReview() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['agent-review'],
    queryFn: ({ signal }) => api(getAgentReview, {}, signal),
    staleTime: 0,
  });
}

/** Cached forever (spec §7). */
export function useDocumentTypes() {
  const api = useApiClient();
  const language = useLanguage();
  return useQuery({
    queryKey: ['agent-document-types', language],
    queryFn: ({ signal }) => api(listAgentDocumentTypes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** After each change: only the server knows what comes next. */
export function useRefreshRegistration() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: registrationKey });
}

export function useDeleteDocument() {
  const api = useApiClient();
  const refresh = useRefreshRegistration();
  return useMutation({
    mutationFn: (id: string) => api(deleteAgentDocument, { params: { id } }),
    onSettled: refresh,
  });
}

export function useBillRegistration() {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(billAgentRegistration, {}) });
}
