import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';
import { SettlementTabs } from '../settlement-tabs.tsx';

const screen = settledPaymentList(screens['settlement-reports'].title, { mda: { from: 1200, isQuiet: true } });

/** What became of the money that the bills of this system brought in. */
export function Component() {
  return (
    <SettlementTabs>
      <ListScreen screen={screen} />
    </SettlementTabs>
  );
}
