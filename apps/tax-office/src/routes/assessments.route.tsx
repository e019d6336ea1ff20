import { assessmentList } from '@portal/workspace/assessments';
import { ListScreen } from '@portal/workspace/lists';
import { screens } from '../screens.ts';

const screen = assessmentList(screens.assessments.title);

export function Component() {
  return <ListScreen screen={screen} />;
}
