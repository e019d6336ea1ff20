import { collectionList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';

const screen = collectionList(listTitles.collections, {
  mda: { from: 1200, isQuiet: true, isWide: true },
  engineCode: { from: 1200, isQuiet: true },
});

export function Component() {
  return <ListScreen screen={screen} />;
}
