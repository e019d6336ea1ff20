import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { AskRefund, refundList } from '../features/refunds/index.ts';

export function Component() {
  return (
    <CollectionFrame>
      <AskRefund />
      <ListScreen screen={refundList} />
    </CollectionFrame>
  );
}
