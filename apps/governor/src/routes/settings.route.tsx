import { AccountSettings } from '@portal/auth/account';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return <AccountSettings title={settingsTitle} />;
}
