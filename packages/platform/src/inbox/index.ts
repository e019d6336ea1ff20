export { inboxKey, noticesQuery, preferencesQuery, unreadQuery } from './inbox-queries.ts';
export {
  useNoticePreferences,
  useNotices,
  useReadAllNotices,
  useReadNotice,
  useSaveNoticePreferences,
  useUnreadNotices,
} from './use-inbox.ts';
export { useLive } from './use-live.ts';
