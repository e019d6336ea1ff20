import { adminRoles } from '@portal/contracts';
import { useLocation } from '@portal/platform/router';
import { EmptyState, LinkButton, Notice, Page, Skeleton } from '@portal/ui';
import { dashboardOf } from '../roles/role-targets.ts';
import { activeRole } from '../session/session.ts';
import { useSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

/**
 * Spec §2.9: greets by initials and name. Of the super admin's feature at `/sadmin`, of the admin's to admins; to anybody else it
 * says that this is not open yet.
 */
export function ComingSoon() {
  const messages = useAccountMessages();
  const { status, session } = useSession();
  const { pathname } = useLocation();
  if (status === 'unknown') {
    return (
      <Page title={messages.soonUnknown} width="text">
        <noscript>
          <Notice kind="warning">{messages.needsScript}</Notice>
        </noscript>
        <Skeleton height={240} />
      </Page>
    );
  }
  if (!session) return null;
  const { firstName, lastName, email } = session.user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  const initials = [firstName, lastName].map((part) => part?.charAt(0) ?? '').join('');
  const role = activeRole(session);
  const isAdmin = adminRoles.some((own) => own === role);
  const soon = isAdmin ? messages.adminSoon : messages.notOpenYet;
  return (
    <Page title={messages.greeting(initials ? `${initials}, ${name}` : name)} width="text">
      <EmptyState
        icon="clock"
        title={pathname === '/sadmin' ? messages.superAdminSoon : soon}
        action={<LinkButton to={dashboardOf(role)}>{messages.backToDashboard}</LinkButton>}
      />
    </Page>
  );
}
