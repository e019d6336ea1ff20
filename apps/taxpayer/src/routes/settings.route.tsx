import { AccountSettings } from '@portal/auth/account';
import { DetailsSections } from '../features/own-details/index.ts';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return (
    <AccountSettings title={settingsTitle}>
      <DetailsSections />
    </AccountSettings>
  );
}
