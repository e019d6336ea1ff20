import { AccountSettings } from '@portal/auth/account';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <AccountSettings title={screens.settings.title} />
    </SettingsFrame>
  );
}
