import { AccountSettings } from '@portal/auth/account';
import { OwnSystem } from '../features/settings/index.ts';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return (
    <AccountSettings title={settingsTitle}>
      <OwnSystem />
    </AccountSettings>
  );
}
