import { ListScreen } from '@portal/workspace/lists';
import { terminalMonthList } from '../features/terminals/index.ts';
import { TerminalsFrame } from '../terminals-frame.tsx';

export function Component() {
  return (
    <TerminalsFrame>
      <ListScreen screen={terminalMonthList} />
    </TerminalsFrame>
  );
}
