import { assessmentList } from '@portal/workspace/assessments';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = assessmentList(screens['discrepancy-report'].title);

export function Component() {
  return <ListScreen screen={screen} />;
}
