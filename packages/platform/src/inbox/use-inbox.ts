import { useApiClient } from '@portal/api-client';
import { type NoticePreferences, readAllNotices, readNotice, saveNoticePreferences } from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { inboxKey, type NoticesQuery, noticesQuery, preferencesQuery, unreadQuery } from './inbox-queries.ts';
import { useLive } from './use-live.ts';

const readingAgain = new WeakSet<object>();

/** Bell and list hear of the same news at once: everything is read again once. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => {
    if (readingAgain.has(queryClient)) return;
    readingAgain.add(queryClient);
    queueMicrotask(() => {
      readingAgain.delete(queryClient);
      void queryClient.invalidateQueries({ queryKey: inboxKey });
    });
  };
}

/** A page of one's notices; read again by itself when something new was told. */
export function useNotices(query: NoticesQuery) {
  const readAgain = useReadAgain();
  useLive('inbox', readAgain);
  return useQuery(noticesQuery(useApiClient(), query));
}

/** The number at the bell; counted again by itself when something new was told. */
export function useUnreadNotices() {
  const readAgain = useReadAgain();
  useLive('inbox', readAgain);
  return useQuery(unreadQuery(useApiClient()));
}

/** Marks one as read: `mutate(id)`. */
export function useReadNotice() {
  const api = useApiClient();
  const onSuccess = useReadAgain();
  return useMutation({ mutationFn: (id: string) => api(readNotice, { params: { id }, body: {} }), onSuccess });
}

/** Marks this one and all before it as read: `mutate(idOfTheNewestShown)`. */
export function useReadAllNotices() {
  const api = useApiClient();
  const onSuccess = useReadAgain();
  return useMutation({ mutationFn: (upTo: string) => api(readAllNotices, { body: { upTo } }), onSuccess });
}

export function useNoticePreferences() {
  return useQuery(preferencesQuery(useApiClient()));
}

/** Which topics also come by mail: `mutate([{ topic, isWanted }])`. */
export function useSaveNoticePreferences() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mail: NoticePreferences['mail']) => api(saveNoticePreferences, { body: { mail } }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery(api).queryKey, saved),
  });
}
