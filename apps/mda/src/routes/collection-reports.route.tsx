import { collectionList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { listTitles } from '../list-titles.ts';

const screen = collectionList(listTitles.collections, {
  taxOffice: { from: 1200, isQuiet: true },
  counter: { from: 1200, isQuiet: true },
});

export function Component() {
  return (
    <CollectionFrame>
      <ListScreen screen={screen} />
    </CollectionFrame>
  );
}
