import { CountersAndPapers } from '../features/own-mda/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <CountersAndPapers />
    </SettingsFrame>
  );
}
