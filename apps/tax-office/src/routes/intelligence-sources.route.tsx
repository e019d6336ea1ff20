import { SourceList } from '../features/intelligence/index.ts';
import { IntelligenceFrame } from '../intelligence-frame.tsx';

export function Component() {
  return (
    <IntelligenceFrame>
      <SourceList />
    </IntelligenceFrame>
  );
}
