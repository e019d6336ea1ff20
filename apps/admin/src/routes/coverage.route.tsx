import { coverageList } from '@portal/workspace/leads';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = coverageList(screens.coverage.title);

export function Component() {
  return <ListScreen screen={screen} />;
}
