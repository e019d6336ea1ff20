import { demandNoticeList } from '@portal/workspace/demands';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = demandNoticeList(screens['demand-notices'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
