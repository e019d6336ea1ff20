import { dutyList } from '@portal/workspace/duties';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = dutyList(screens.duties.title);

export function Component() {
  return <ListScreen screen={screen} />;
}
