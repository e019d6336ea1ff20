import { AccountSettings } from '@portal/auth/account';
import { OwnCard } from '../features/staff-card/index.ts';
import { screens } from '../screens.ts';

export function Component() {
  return (
    <AccountSettings title={screens.settings.title}>
      <OwnCard />
    </AccountSettings>
  );
}
