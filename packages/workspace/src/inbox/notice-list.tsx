import { messageFrom, problemOf } from '@portal/api-client';
import { useNotices, useReadAllNotices } from '@portal/platform/inbox';
import { useLocation, useSearchParams } from '@portal/platform/router';
import { EmptyState, LoadFailure, Skeleton } from '@portal/ui';
import { useInboxMessages } from './messages/use-inbox-messages.ts';
import { NoticeRow } from './notice-row.tsx';

const pageSize = 20;
/** Beyond it a list is turned by cursors, which nobody does in an inbox. */
const pagesMax = 200;

/** Pages of notices, the newest first; page and choice stand in the address. */
export function NoticeList() {
  const messages = useInboxMessages();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const unread = params.get('unread') === 'true';
  const asked = Number(params.get('pageNumber') ?? 1);
  const pageNumber = Number.isInteger(asked) && asked >= 1 && asked <= pagesMax ? asked : 1;
  const query = useNotices({ pageNumber, pageSize, ...(unread && { unread: 'true' }) });
  const readAll = useReadAllNotices();
  const notices = query.data?.data ?? [];
  const [newest] = notices;
  const pages = Math.min(pagesMax, Math.max(1, Math.ceil((query.data?.totalRecords ?? 0) / pageSize)));

  function go(change: { readonly unread?: boolean; readonly pageNumber?: number }) {
    setParams({
      ...((change.unread ?? unread) && { unread: 'true' }),
      ...(change.pageNumber && change.pageNumber > 1 && { pageNumber: String(change.pageNumber) }),
    });
  }

  return (
    <section className="ws-inbox-notices" aria-label={messages.notices}>
      <div className="ws-inbox-tools">
        <fieldset className="ws-choice" aria-label={messages.which}>
          <button type="button" aria-pressed={!unread} onClick={() => go({ unread: false })}>
            {messages.all}
          </button>
          <button type="button" aria-pressed={unread} onClick={() => go({ unread: true })}>
            {messages.unread}
          </button>
        </fieldset>
        {newest && pageNumber === 1 && notices.some(({ isRead }) => !isRead) && (
          <button
            type="button"
            className="ws-button"
            disabled={readAll.isPending}
            onClick={() => readAll.mutate(newest.id)}
          >
            {messages.markAllRead}
          </button>
        )}
      </div>
      {readAll.error && (
        <p role="alert" className="ws-problem">
          {messageFrom(readAll.error, messages.failed)}
        </p>
      )}
      {query.isPending ? (
        <Skeleton height={320} role="status" aria-label={messages.notices} />
      ) : query.isError ? (
        <LoadFailure
          problem={problemOf(query.error)}
          message={messages.failed}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : newest ? (
        <ul aria-busy={query.isFetching}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} inboxPath={pathname} hasTools />
          ))}
        </ul>
      ) : (
        <EmptyState icon="bell" title={unread ? messages.noneUnread : messages.empty}>
          {messages.emptyText}
        </EmptyState>
      )}
      {pages > 1 && (
        <nav aria-label={messages.pages}>
          <button
            type="button"
            className="ws-button"
            disabled={pageNumber <= 1}
            onClick={() => go({ pageNumber: pageNumber - 1 })}
          >
            {messages.previousPage}
          </button>
          <span>{messages.pageOf(String(pageNumber), String(pages))}</span>
          <button
            type="button"
            className="ws-button"
            disabled={pageNumber >= pages}
            onClick={() => go({ pageNumber: pageNumber + 1 })}
          >
            {messages.nextPage}
          </button>
        </nav>
      )}
    </section>
  );
}
