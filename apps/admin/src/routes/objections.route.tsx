import { ListScreen } from '@portal/workspace/lists';
import { objectionList } from '@portal/workspace/objections';
import { screens } from '../screens.ts';

const screen = objectionList(screens.objections.title);

export function Component() {
  return <ListScreen screen={screen} />;
}
