import { TerminalCloses } from '../features/terminals/index.ts';
import { TerminalsFrame } from '../terminals-frame.tsx';

export function Component() {
  return (
    <TerminalsFrame>
      <TerminalCloses />
    </TerminalsFrame>
  );
}
