import { ListScreen } from '@portal/workspace/lists';
import { penaltyRemissionList } from '@portal/workspace/penalties';
import { PenaltiesFrame } from '../penalties-frame.tsx';
import { screens } from '../screens.ts';

const screen = penaltyRemissionList(screens['penalty-remissions'].title);

export function Component() {
  return (
    <PenaltiesFrame>
      <ListScreen screen={screen} />
    </PenaltiesFrame>
  );
}
