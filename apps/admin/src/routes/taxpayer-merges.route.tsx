import { useLocalized } from '@portal/platform';
import { QueueScreen } from '@portal/workspace/work';
import { TaxpayersFrame } from '../taxpayers-frame.tsx';
import { mergeQueue } from '../taxpayers-sections.ts';

export function Component() {
  const localized = useLocalized();
  return (
    <TaxpayersFrame>
      <QueueScreen
        queue={mergeQueue}
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(mergeQueue.title)}
            </h1>
          </header>
        }
      />
    </TaxpayersFrame>
  );
}
