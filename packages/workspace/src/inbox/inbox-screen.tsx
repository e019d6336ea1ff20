import { activeRole, useSession } from '@portal/auth';
import { listExports } from '@portal/contracts';
import { MailChoice } from './mail-choice.tsx';
import { useInboxMessages } from './messages/use-inbox-messages.ts';
import { NoticeList } from './notice-list.tsx';
import { OwnFiles } from './own-files.tsx';

/** Everything the portal told whoever is signed in, the files they exported, and what also comes by email. In every area. */
export function InboxScreen() {
  const messages = useInboxMessages();
  const role = activeRole(useSession().session);
  const hasFiles = listExports.access.some((one) => one === role);
  return (
    <div className="ws-inbox">
      <h1 tabIndex={-1}>{messages.inbox}</h1>
      <NoticeList />
      <aside>
        {hasFiles && <OwnFiles />}
        <MailChoice />
      </aside>
    </div>
  );
}
