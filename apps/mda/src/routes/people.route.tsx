import { OwnPeople } from '../features/people/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <OwnPeople />
    </SettingsFrame>
  );
}
