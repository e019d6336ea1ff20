import { KeysScreen } from '../features/keys/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <KeysScreen />
    </SettingsFrame>
  );
}
