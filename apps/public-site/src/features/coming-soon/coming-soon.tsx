import { activeRole, dashboardOf, useSession } from '@portal/auth';
import { useLocation } from '@portal/platform/router';
import { EmptyState, LinkButton, Page } from '@portal/ui';
import { useMessages } from '../../messages.ts';

/**
 * Spec §2.9: greets by name; `/sadmin` says it for super admins. Guarded by the shell, once a page runs: what is rendered
 * before that is for nobody.
 */
export function ComingSoon() {
  const messages = useMessages();
  const { session } = useSession();
  const { pathname } = useLocation();
  if (!session) return null;
  const { firstName, lastName, email } = session.user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const initials = [firstName, lastName].map((part) => part?.charAt(0) ?? '').join('');
  return (
    <Page title={messages.greeting(initials ? `${initials}, ${name}` : name)} width="text">
      <EmptyState
        icon="clock"
        title={pathname === '/sadmin' ? messages.superAdminSoon : messages.adminSoon}
        action={<LinkButton to={dashboardOf(activeRole(session))}>{messages.backToDashboard}</LinkButton>}
      />
    </Page>
  );
}
