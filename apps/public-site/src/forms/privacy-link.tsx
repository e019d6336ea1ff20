import { TextLink } from '@portal/ui';
import { useVisitorFormMessages } from './messages/use-visitor-form-messages.ts';

/** Beside the button of every form that asks who somebody is. */
export function PrivacyLink() {
  const messages = useVisitorFormMessages();
  return (
    <p>
      <TextLink to="/privacy-notice">{messages.whatWeStore}</TextLink>
    </p>
  );
}
