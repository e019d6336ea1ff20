import { useLocalized } from '@portal/platform';
import { TemplatesScreen } from '@portal/workspace/work';
import { CmsFrame } from '../cms-frame.tsx';
import { screens } from '../screens.ts';

export function Component() {
  const localized = useLocalized();
  return (
    <CmsFrame>
      <TemplatesScreen
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(screens['cms-templates'].title)}
            </h1>
          </header>
        }
      />
    </CmsFrame>
  );
}
