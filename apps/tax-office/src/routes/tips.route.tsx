import { tipList } from '@portal/workspace/leads';
import { ListScreen } from '@portal/workspace/lists';
import { IntelligenceFrame } from '../intelligence-frame.tsx';
import { screens } from '../screens.ts';

const screen = tipList(screens.tips.title);

export function Component() {
  return (
    <IntelligenceFrame>
      <ListScreen screen={screen} />
    </IntelligenceFrame>
  );
}
