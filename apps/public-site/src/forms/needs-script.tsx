import { Notice } from '@portal/ui';
import { useNoteMessages } from './messages/use-note-messages.ts';

/** What to do where script is turned off: this form is sent by it. */
export function NeedsScript() {
  const messages = useNoteMessages();
  return (
    <noscript>
      <Notice kind="warning">{messages.needsScript}</Notice>
    </noscript>
  );
}
