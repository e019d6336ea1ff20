import { collectionList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { CollectionFrame } from '../collection-frame.tsx';
import { screens } from '../screens.ts';

const screen = collectionList(screens['collection-reports'].title, {
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
