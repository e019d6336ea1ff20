import { Notice } from '@portal/ui';
import { useVisitorFormMessages } from './messages/use-visitor-form-messages.ts';

/** What to do where script is turned off: this form is sent by it. */
export function NeedsScript() {
  const messages = useVisitorFormMessages();
  return (
    <noscript>
      <Notice kind="warning">{messages.needsScript}</Notice>
    </noscript>
  );
}
