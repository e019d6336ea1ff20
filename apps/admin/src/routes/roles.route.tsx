import { RolesScreen } from '../features/users/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <RolesScreen />
    </SettingsFrame>
  );
}
