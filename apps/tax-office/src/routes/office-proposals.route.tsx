import { useLocalized } from '@portal/platform';
import { officeProposalQueue, QueueScreen } from '@portal/workspace/work';
import { OfficesFrame } from '../offices-frame.tsx';

export function Component() {
  const localized = useLocalized();
  return (
    <OfficesFrame>
      <QueueScreen
        queue={officeProposalQueue}
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(officeProposalQueue.title)}
            </h1>
          </header>
        }
      />
    </OfficesFrame>
  );
}
