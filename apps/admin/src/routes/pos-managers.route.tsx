import { TerminalBoard } from '../features/terminals/index.ts';
import { TerminalsFrame } from '../terminals-frame.tsx';

export function Component() {
  return (
    <TerminalsFrame>
      <TerminalBoard />
    </TerminalsFrame>
  );
}
