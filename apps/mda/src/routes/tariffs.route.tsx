import { OwnTariffs } from '../features/tariffs/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <OwnTariffs />
    </SettingsFrame>
  );
}
