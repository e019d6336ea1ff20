import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { screens } from '../screens.ts';

const screen = settledPaymentList(screens.settlement.title);

export function Component() {
  return (
    <CollectionFrame>
      <ListScreen screen={screen} />
    </CollectionFrame>
  );
}
