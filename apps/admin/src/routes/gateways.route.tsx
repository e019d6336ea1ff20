import { GatewaysScreen } from '../features/gateways/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <GatewaysScreen />
    </SettingsFrame>
  );
}
