import type { ApiClient } from '@portal/api-client';
import { countUnreadNotices, getNoticePreferences, listNotices, type RequestOf } from '@portal/contracts';
// By name and not by path: a remote that bundles this file must still ask the shell's one copy of the cache.
import { queryOptions } from '@portal/platform/query';

export type NoticesQuery = RequestOf<typeof listNotices>['query'];

/** Everything below it is read again when the inbox changed. */
export const inboxKey = ['inbox'] as const;

export function noticesQuery(api: ApiClient, query: NoticesQuery) {
  return queryOptions({
    queryKey: [...inboxKey, 'notices', query],
    queryFn: ({ signal }) => api(listNotices, { query }, signal),
  });
}

/** Asked for now and then too: some networks let no live connection through. */
const countEveryMs = 5 * 60_000;

export function unreadQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...inboxKey, 'unread'],
    queryFn: ({ signal }) => api(countUnreadNotices, {}, signal),
    refetchInterval: countEveryMs,
  });
}

export function preferencesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['notice-preferences'],
    queryFn: ({ signal }) => api(getNoticePreferences, {}, signal),
  });
}
