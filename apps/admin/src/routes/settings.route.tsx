import { AccountSettings } from '@portal/auth/account';
import { settingsTitle } from '../settings-titles.ts';

export function Component() {
  return <AccountSettings title={settingsTitle} />;
}
