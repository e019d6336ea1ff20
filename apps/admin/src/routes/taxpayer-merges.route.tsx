import { useLocalized } from '@portal/platform';
import { caseQueue, QueueScreen } from '@portal/workspace/work';
import { screens } from '../screens.ts';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';

const { title } = screens['taxpayer-merges'];

/** What is proposed for two records of one taxpayer; a second SuperAdmin decides. */
const mergeQueue = caseQueue(title, { kind: 'taxpayer-merge', isOfOneOffice: true });

export function Component() {
  const localized = useLocalized();
  return (
    <TaxpayersFrame>
      <QueueScreen
        queue={mergeQueue}
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
