import { AccountSettings } from '@portal/auth/account';
import { MailChoice } from '@portal/workspace/inbox';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return (
    <AccountSettings title={settingsTitle}>
      <MailChoice />
    </AccountSettings>
  );
}
