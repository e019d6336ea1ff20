import { Notice } from '@portal/ui';
import { useSession } from '../session/session-store.ts';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';

/** Said before somebody signs in where the browser will not keep them signed in; nothing where it will. */
export function KeptNotice() {
  const messages = useSignInMessages();
  const { reach } = useSession();
  if (reach !== 'tab' && reach !== 'page') return null;
  return (
    <Notice kind={reach === 'page' ? 'warning' : 'info'}>
      {messages[reach === 'page' ? 'keptForPage' : 'keptForTab']}
    </Notice>
  );
}
