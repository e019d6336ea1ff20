import { CmsFrame } from '../cms-frame.tsx';
import { PicturesScreen } from '../features/cms/index.ts';

export function Component() {
  return (
    <CmsFrame>
      <PicturesScreen />
    </CmsFrame>
  );
}
