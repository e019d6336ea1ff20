import { ListScreen } from '@portal/workspace/lists';
import { shareLineList } from '@portal/workspace/shares';
import { screens } from '../screens.ts';
import { SettingsFrame } from '../settings-frame.tsx';

const screen = shareLineList(screens['share-lines'].title, false);

/** Each line with the bill behind it, of everybody: `/admin/settings/shares/lines`. */
export function Component() {
  return (
    <SettingsFrame>
      <ListScreen screen={screen} />
    </SettingsFrame>
  );
}
