import { AskedMatches } from '../features/intelligence/index.ts';
import { IntelligenceFrame } from '../intelligence-frame.tsx';

export function Component() {
  return (
    <IntelligenceFrame>
      <AskedMatches />
    </IntelligenceFrame>
  );
}
