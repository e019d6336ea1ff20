import { Confirmations } from '@portal/workspace/confirmations';
import { SettingsFrame } from '../settings-frame.tsx';

export function Component() {
  return (
    <SettingsFrame>
      <Confirmations base="/admin/settings/identity" />
    </SettingsFrame>
  );
}
