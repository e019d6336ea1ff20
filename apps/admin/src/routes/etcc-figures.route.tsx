import { useLocalized } from '@portal/platform';
import { ClearanceStrip } from '@portal/workspace/clearance-figures';
import { NumbersPage } from '@portal/workspace/numbers';
import { ClearanceFrame } from '../clearance-frame.tsx';
import { screens } from '../screens.ts';

export function Component() {
  const localized = useLocalized();
  return (
    <ClearanceFrame>
      <NumbersPage
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(screens['etcc-figures'].title)}
            </h1>
          </header>
        }
      >
        <ClearanceStrip listPath={screens.etcc.path} />
      </NumbersPage>
    </ClearanceFrame>
  );
}
