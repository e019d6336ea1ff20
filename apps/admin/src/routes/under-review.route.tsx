import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { reviewList } from '../features/review/index.ts';

export function Component() {
  return (
    <CollectionFrame>
      <ListScreen screen={reviewList} />
    </CollectionFrame>
  );
}
