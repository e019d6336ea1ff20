import { activeRole, dashboardOf, keptEmailOf, useSession } from '@portal/auth';
import { useLocation } from '@portal/platform/router';
import { Button, LinkButton } from '@portal/ui';
import { searchWithMode } from '../../auth-popup/popup-mode.ts';
import { layoutMessages } from '../layout-messages.ts';

export interface AccountLinksProps {
  readonly onLogOut: () => void;
  /** Leaves out what the menu carries too, for the header on phones. */
  readonly isInHeader?: boolean;
}

/** Sign in and Register, or Dashboard and Logout (spec §2.2). On a server, and until the session is known, the first two. */
export function AccountLinks({ onLogOut, isInHeader = false }: AccountLinksProps) {
  const messages = layoutMessages.useMessages();
  const { session } = useSession();
  const { pathname, search, state } = useLocation();
  const size = isInHeader ? 'sm' : 'md';
  const second = isInHeader ? 'shell-wide-only' : '';
  /** The page has the one primary action; the header is on every page. */
  const first = isInHeader ? 'secondary' : 'primary';
  if (session) {
    return (
      <>
        <LinkButton to={dashboardOf(activeRole(session))} variant={first} size={size}>
          {messages.dashboard}
        </LinkButton>
        <Button variant={isInHeader ? 'quiet' : 'secondary'} size={size} className={second} onClick={onLogOut}>
          {messages.logOut}
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton
        to={pathname + searchWithMode(search, 'login')}
        state={keptEmailOf(state)}
        variant="secondary"
        size={size}
      >
        {messages.signIn}
      </LinkButton>
      <LinkButton to={pathname + searchWithMode(search, 'register')} variant={first} size={size} className={second}>
        {messages.register}
      </LinkButton>
    </>
  );
}
