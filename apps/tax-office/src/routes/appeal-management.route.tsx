import { ListScreen } from '@portal/workspace/lists';
import { objectionList } from '@portal/workspace/objections';
import { screens } from '../screens.ts';

const screen = objectionList(screens['appeal-management'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
