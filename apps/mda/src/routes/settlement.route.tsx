import { settledPaymentList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { listTitles } from '../list-titles.ts';

const screen = settledPaymentList(listTitles.settlement);

export function Component() {
  return (
    <CollectionFrame>
      <ListScreen screen={screen} />
    </CollectionFrame>
  );
}
