import { AccountSettings } from '@portal/auth/account';
import { SettingsFrame } from '../settings-frame.tsx';
import { settingsTitle } from '../settings-title.ts';

export function Component() {
  return (
    <SettingsFrame>
      <AccountSettings title={settingsTitle} />
    </SettingsFrame>
  );
}
