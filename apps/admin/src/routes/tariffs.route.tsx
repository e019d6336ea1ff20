import { TariffDesk } from '../features/tariffs/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <TariffDesk />
    </SettingsFrame>
  );
}
