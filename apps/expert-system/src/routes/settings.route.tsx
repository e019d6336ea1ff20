import { AccountSettings } from '@portal/auth/account';
import { OwnSystem } from '../features/settings/index.ts';
import { screens } from '../screens.ts';

export function Component() {
  return (
    <AccountSettings title={screens.settings.title}>
      <OwnSystem />
    </AccountSettings>
  );
}
