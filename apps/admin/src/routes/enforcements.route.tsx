import { enforcementList } from '@portal/workspace/enforcement';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = enforcementList(screens.enforcements.title);

export function Component() {
  return <ListScreen screen={screen} />;
}
