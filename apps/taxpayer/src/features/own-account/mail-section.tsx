import { useLocalized } from '@portal/platform';
import { Sheet } from '@portal/ui';
import { MailChoice } from '@portal/workspace/inbox';
import { texts } from './texts.ts';

/** Which notices also come by email: the sender asks for it before each. */
export function MailSection() {
  const localized = useLocalized();
  return (
    <Sheet aria-labelledby="own-mail">
      <h2 id="own-mail" className="account-heading">
        {localized(texts.mail)}
      </h2>
      <MailChoice />
    </Sheet>
  );
}
