import { ListScreen } from '@portal/workspace/lists';
import { shareLineList } from '@portal/workspace/shares';
import { screens } from '../screens.ts';
import { SettlementTabs } from '../settlement-tabs.tsx';

const screen = shareLineList(screens.shares.title);

/** Each line with the bill behind it. */
export function Component() {
  return (
    <SettlementTabs>
      <ListScreen screen={screen} />
    </SettlementTabs>
  );
}
