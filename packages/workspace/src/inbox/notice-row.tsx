import type { Notice } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useReadNotice } from '@portal/platform/inbox';
import { Link } from '@portal/platform/router';
import { dayOfMoment, shortDay, timeInLagos } from '../lists/format.ts';
import { useInboxMessages } from './messages/use-inbox-messages.ts';

export interface NoticeRowProps {
  readonly notice: Notice;
  /** Where files are, for notices that speak of one. */
  readonly inboxPath: string;
  /** With a way to mark it as read by itself. */
  readonly hasTools?: boolean;
}

/** What was told, when, and the way to what it speaks of; following it marks it as read. */
export function NoticeRow({ notice, inboxPath, hasTools = false }: NoticeRowProps) {
  const messages = useInboxMessages();
  const language = useLanguage();
  const read = useReadNotice();
  const { id, at, title, text, isRead } = notice;
  const path = notice.path ?? (notice.kind.startsWith('export.') ? `${inboxPath}#files` : undefined);
  const follow = () => {
    if (!isRead) read.mutate(id);
  };
  return (
    <li className="ws-notice" data-unread={!isRead || undefined}>
      <div>
        {path === undefined ? (
          <strong>{title}</strong>
        ) : (
          <Link to={path} onClick={follow}>
            <strong>{title}</strong>
          </Link>
        )}
        {!isRead && <span className="ui-hidden"> ({messages.notRead})</span>}
        <p>{text}</p>
      </div>
      <time dateTime={at}>
        {shortDay(dayOfMoment(at), language)}, {timeInLagos(at)}
      </time>
      {hasTools && !isRead && (
        <button type="button" className="ws-button" data-quiet disabled={read.isPending} onClick={follow}>
          {messages.markRead}
          <span className="ui-hidden">: {title}</span>
        </button>
      )}
    </li>
  );
}
