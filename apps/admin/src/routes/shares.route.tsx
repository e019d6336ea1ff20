import { SharesDesk } from '../features/shares/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <SharesDesk />
    </SettingsFrame>
  );
}
