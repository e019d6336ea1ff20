import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';
import { SettlementFrame } from '../settlement-frame.tsx';

const screen = settledPaymentList(screens['settled-payments'].title, { mda: { from: 1200, isQuiet: true } });

export function Component() {
  return (
    <SettlementFrame>
      <ListScreen screen={screen} />
    </SettlementFrame>
  );
}
