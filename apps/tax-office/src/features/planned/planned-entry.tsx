import { useLocation } from '@portal/platform/router';
import { PlannedScreen } from '@portal/workspace/planned';
import { type PlannedPath, plannedScreens } from './planned-screens.ts';

/** What the entry of the menu at this address will hold. */
export function PlannedEntry() {
  const { pathname } = useLocation();
  const screen = plannedScreens[pathname.replace(/\/$/, '') as PlannedPath];
  return screen ? <PlannedScreen screen={screen} /> : null;
}
