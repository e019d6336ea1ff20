import { PlannedScreen } from '@portal/workspace/planned';
import { plannedScreens } from '../features/planned/index.ts';

export function Component() {
  return <PlannedScreen screen={plannedScreens['/admin/etcc']} />;
}
