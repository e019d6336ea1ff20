import { useLocalized } from '@portal/platform';
import { caseQueue, QueueScreen } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const { title } = screens['clearance-revocations'];
const queue = caseQueue(title, { kind: 'clearance-revocation', isOfOneOffice: true });

export function Component() {
  const localized = useLocalized();
  return (
    <TaxpayersFrame>
      <QueueScreen
        queue={queue}
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(title)}
            </h1>
          </header>
        }
      />
    </TaxpayersFrame>
  );
}
