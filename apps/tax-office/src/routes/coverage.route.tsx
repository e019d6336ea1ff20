import { coverageList } from '@portal/workspace/leads';
import { ListScreen } from '@portal/workspace/lists';
import { IntelligenceFrame } from '../intelligence-frame.tsx';
import { screens } from '../screens.ts';

const screen = coverageList(screens.coverage.title);

export function Component() {
  return (
    <IntelligenceFrame>
      <ListScreen screen={screen} />
    </IntelligenceFrame>
  );
}
