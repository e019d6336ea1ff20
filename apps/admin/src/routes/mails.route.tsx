import { MailsScreen } from '../features/service-settings/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <MailsScreen />
    </SettingsFrame>
  );
}
