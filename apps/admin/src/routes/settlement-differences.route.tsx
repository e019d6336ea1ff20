import { ListScreen } from '@portal/workspace/lists';
import { differenceList } from '../features/settlement/index.ts';
import { SettlementFrame } from '../settlement-frame.tsx';

export function Component() {
  return (
    <SettlementFrame>
      <ListScreen screen={differenceList} />
    </SettlementFrame>
  );
}
