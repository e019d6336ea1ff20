import { enforcementList, OfficerPhones } from '@portal/workspace/enforcement';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = enforcementList(screens.enforcements.title, OfficerPhones);

export function Component() {
  return <ListScreen screen={screen} />;
}
