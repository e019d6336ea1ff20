import { UsersScreen } from '../features/users/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <UsersScreen />
    </SettingsFrame>
  );
}
