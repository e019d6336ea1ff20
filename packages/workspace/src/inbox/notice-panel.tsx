import { messageFrom } from '@portal/api-client';
import { useNotices, useReadAllNotices } from '@portal/platform/inbox';
import { Link } from '@portal/platform/router';
import { Skeleton } from '@portal/ui';
import { useInboxMessages } from './messages/use-inbox-messages.ts';
import { NoticeRow } from './notice-row.tsx';

const shown = 6;

export interface NoticePanelProps {
  readonly inboxPath: string;
}

/** The newest notices, at the bell. */
export function NoticePanel({ inboxPath }: NoticePanelProps) {
  const messages = useInboxMessages();
  const query = useNotices({ pageSize: shown });
  const readAll = useReadAllNotices();
  const notices = query.data?.data ?? [];
  const [newest] = notices;
  return (
    <section className="ws-notice-panel" aria-label={messages.notices}>
      <header>
        <h2>{messages.notices}</h2>
        {newest && notices.some(({ isRead }) => !isRead) && (
          <button
            type="button"
            className="ws-button"
            data-quiet
            disabled={readAll.isPending}
            onClick={() => readAll.mutate(newest.id)}
          >
            {messages.markAllRead}
          </button>
        )}
      </header>
      {query.isPending && <Skeleton height={160} />}
      {(query.error ?? readAll.error) && (
        <p role="alert" className="ws-problem">
          {messageFrom(query.error ?? readAll.error, messages.failed)}
        </p>
      )}
      {query.isSuccess && !newest && <p className="ws-notice-none">{messages.empty}</p>}
      {newest && (
        <ul>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} inboxPath={inboxPath} />
          ))}
        </ul>
      )}
      <Link to={inboxPath} className="ws-notice-whole">
        {messages.whole}
      </Link>
    </section>
  );
}
