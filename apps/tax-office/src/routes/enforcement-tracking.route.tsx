import { enforcementList, OpenEnforcement } from '@portal/workspace/enforcement';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = enforcementList(screens['enforcement-tracking'].title, OpenEnforcement);

export function Component() {
  return <ListScreen screen={screen} />;
}
