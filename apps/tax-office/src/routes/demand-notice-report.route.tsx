import { demandNoticeList, PrepareDemand } from '@portal/workspace/demands';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = demandNoticeList(screens['demand-notice-report'].title, PrepareDemand);

export function Component() {
  return <ListScreen screen={screen} />;
}
