import { AccessReviewScreen } from '../features/access-review/index.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <AccessReviewScreen />
    </SettingsFrame>
  );
}
