import { Notice, Sheet, SummaryList } from '@portal/ui';
import { useSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

export function OwnDetails() {
  const messages = useAccountMessages();
  const { session } = useSession();
  if (!session) return null;
  const { roles, user } = session;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Sheet aria-labelledby="account-details">
      <h2 id="account-details" className="account-heading">
        {messages.detailsTitle}
      </h2>
      <SummaryList
        items={[
          ...(name ? [{ term: messages.name, detail: name }] : []),
          { term: messages.email, detail: user.email },
          { term: roles.length > 1 ? messages.roles : messages.role, detail: roles.join(', ') },
          ...(user.tpui ? [{ term: messages.tpui, detail: user.tpui }] : []),
        ]}
      />
      {user.scope?.kind === 'unproved' && (
        <Notice kind="info" title={messages.unprovedTitle}>
          <p>{messages.unprovedText}</p>
        </Notice>
      )}
    </Sheet>
  );
}
