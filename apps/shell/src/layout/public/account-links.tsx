import { activeRole, dashboardOf, useSession } from '@portal/auth';
import { Button, LinkButton } from '@portal/ui';
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
  const size = isInHeader ? 'sm' : 'md';
  const second = isInHeader ? 'shell-wide-only' : '';
  if (session) {
    return (
      <>
        <LinkButton to={dashboardOf(activeRole(session))} size={size}>
          {messages.dashboard}
        </LinkButton>
        <Button variant="secondary" size={size} className={second} onClick={onLogOut}>
          {messages.logOut}
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to="?a=login" variant="secondary" size={size}>
        {messages.signIn}
      </LinkButton>
      <LinkButton to="?a=register" size={size} className={second}>
        {messages.register}
      </LinkButton>
    </>
  );
}
