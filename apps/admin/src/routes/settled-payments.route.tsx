import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';
import { SettlementFrame } from '../settlement-frame.tsx';

const screen = settledPaymentList(listTitles.settledPayments, { mda: { from: 1200, isQuiet: true } });

export function Component() {
  return (
    <SettlementFrame>
      <ListScreen screen={screen} />
    </SettlementFrame>
  );
}
