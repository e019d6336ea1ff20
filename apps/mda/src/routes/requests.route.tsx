import { OwnRequests } from '../features/own-mda/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <OwnRequests />
    </SettingsFrame>
  );
}
