import { useApiClient } from '@portal/api-client';
import { getOpenDeletion, getUser, listUserSessions } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { useRefreshList } from '@portal/workspace/lists';
import { userList } from './user-list.ts';

const userKey = (id: string) => ['users', id] as const;

/** An account as it is now. */
export function useUser(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...userKey(id), 'record'],
    queryFn: ({ signal }) => api(getUser, { params: { id } }, signal),
  });
}

export function useUserSessions(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...userKey(id), 'sessions'],
    queryFn: ({ signal }) => api(listUserSessions, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** Whether its deletion waits for a second person. */
export function useOpenDeletion(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...userKey(id), 'deletion'],
    queryFn: ({ signal }) => api(getOpenDeletion, { params: { id } }, signal),
    // Somebody else may have decided meanwhile.
    staleTime: 0,
  });
}

/** After something was done to somebody: the list, the record and its log are read anew. */
export function useRefreshUsers() {
  const queryClient = useQueryClient();
  const refreshList = useRefreshList(userList);
  return async () => {
    await Promise.all([
      refreshList(),
      queryClient.invalidateQueries({ queryKey: ['users'] }),
      queryClient.invalidateQueries({ queryKey: ['roles'] }),
    ]);
  };
}
