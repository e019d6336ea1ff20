import { JobsScreen } from '../features/jobs/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <JobsScreen />
    </SettingsFrame>
  );
}
