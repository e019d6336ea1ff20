import { ListScreen } from '@portal/workspace/lists';
import { penaltyList } from '@portal/workspace/penalties';
import { PenaltiesFrame } from '../penalties-frame.tsx';
import { screens } from '../screens.ts';

const screen = penaltyList(screens['penalty-report'].title);

export function Component() {
  return (
    <PenaltiesFrame>
      <ListScreen screen={screen} />
    </PenaltiesFrame>
  );
}
