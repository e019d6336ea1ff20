import { TextLink } from '@portal/ui';
import { useNoteMessages } from './messages/use-note-messages.ts';

/** Beside the button of every form that asks who somebody is. */
export function PrivacyLink() {
  const messages = useNoteMessages();
  return (
    <p>
      <TextLink to="/privacy-notice">{messages.whatWeStore}</TextLink>
    </p>
  );
}
