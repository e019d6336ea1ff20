import { AccountSettings } from '@portal/auth/account';
import { profileTitle } from '../settings-titles.ts';

export function Component() {
  return <AccountSettings title={profileTitle} />;
}
