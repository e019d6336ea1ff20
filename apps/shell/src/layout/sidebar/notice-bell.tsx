import { lazyPart } from '@portal/platform';
import { useUnreadNotices } from '@portal/platform/inbox';
import { Icon, Skeleton } from '@portal/ui';
import { Suspense } from 'react';
import { DropDown } from '../controls/drop-down.tsx';
import { layoutMessages } from '../layout-messages.ts';

const NoticePanel = lazyPart(async () => (await import('@portal/workspace/inbox')).NoticePanel);

export interface NoticeBellProps {
  /** Root path of the area, below which the whole inbox is. */
  readonly areaPath: string;
}

/** How many notices were not read, live; opens the newest of them (spec §2.9). Until the number is known, a bell without one. */
export function NoticeBell({ areaPath }: NoticeBellProps) {
  const messages = layoutMessages.useMessages();
  const { data } = useUnreadNotices();
  const count = data && data.unread > 0 ? `${data.unread}${data.isBounded ? '+' : ''}` : undefined;
  return (
    <DropDown
      label={count === undefined ? messages.notifications : messages.notificationsUnread(count)}
      face={
        <span className="shell-bell">
          <Icon name="bell" size={22} />
          {count !== undefined && <span aria-hidden="true">{count}</span>}
        </span>
      }
      isDrawnOpen
    >
      <Suspense fallback={<Skeleton height={160} />}>
        <NoticePanel inboxPath={`${areaPath}/inbox`} />
      </Suspense>
    </DropDown>
  );
}
