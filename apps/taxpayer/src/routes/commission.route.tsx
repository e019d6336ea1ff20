import { ListScreen } from '@portal/workspace/lists';
import { shareLineList } from '@portal/workspace/shares';
import { CommissionTabs } from '../commission-tabs.tsx';
import { screens } from '../screens.ts';

const screen = shareLineList(screens.commission.title);

/** Each line with the bill behind it. */
export function Component() {
  return (
    <CommissionTabs>
      <ListScreen screen={screen} />
    </CommissionTabs>
  );
}
