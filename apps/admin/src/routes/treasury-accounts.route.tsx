import { AccountList } from '../features/settlement/index.ts';
import { SettlementFrame } from '../settlement-frame.tsx';

export function Component() {
  return (
    <SettlementFrame>
      <AccountList />
    </SettlementFrame>
  );
}
