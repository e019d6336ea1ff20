import { enforcementList, OfficeTools } from '@portal/workspace/enforcement';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = enforcementList(screens['enforcement-tracking'].title, OfficeTools);

export function Component() {
  return <ListScreen screen={screen} />;
}
