import { AccountSettings } from '@portal/auth/account';
import { OwnCard } from '../features/staff-card/index.ts';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return (
    <AccountSettings title={settingsTitle}>
      <OwnCard />
    </AccountSettings>
  );
}
