import { CmsFrame } from '../cms-frame.tsx';
import { ContentScreen } from '../features/cms/index.ts';

export function Component() {
  return (
    <CmsFrame>
      <ContentScreen />
    </CmsFrame>
  );
}
