import { LateFinder } from '@portal/workspace/penalties';
import { PenaltiesFrame } from '../penalties-frame.tsx';

export function Component() {
  return (
    <PenaltiesFrame>
      <LateFinder />
    </PenaltiesFrame>
  );
}
