import { AccountSettings } from '@portal/auth/account';
import { screens } from '../screens.ts';

export function Component() {
  return <AccountSettings title={screens.profile.title} />;
}
