import { clearanceList } from '@portal/workspace/clearance';
import { ListScreen } from '@portal/workspace/lists';
import { ClearanceFrame } from '../clearance-frame.tsx';
import { screens } from '../screens.ts';

const screen = clearanceList(screens.etcc.title);

export function Component() {
  return (
    <ClearanceFrame>
      <ListScreen screen={screen} />
    </ClearanceFrame>
  );
}
