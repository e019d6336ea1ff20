import { collectionList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = collectionList(screens['collection-reports'].title, {
  mda: { from: 1200, isQuiet: true, isWide: true },
  engineCode: { from: 1200, isQuiet: true },
});

export function Component() {
  return <ListScreen screen={screen} />;
}
