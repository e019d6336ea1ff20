import { AccountSettings } from '@portal/auth/account';
import { MailChoice } from '@portal/workspace/inbox';
import { screens } from '../screens.ts';

export function Component() {
  return (
    <AccountSettings title={screens.settings.title}>
      <MailChoice />
    </AccountSettings>
  );
}
