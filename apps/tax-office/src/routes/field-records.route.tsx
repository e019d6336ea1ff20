import { useLocalized } from '@portal/platform';
import { recordQueue } from '@portal/workspace/street';
import { QueueScreen } from '@portal/workspace/work';
import '@portal/workspace/records';
import { IntelligenceFrame } from '../intelligence-frame.tsx';
import { screens } from '../screens.ts';

/** What enumerators recorded in the areas of the office. */
export function Component() {
  const localized = useLocalized();
  return (
    <IntelligenceFrame>
      <QueueScreen
        queue={recordQueue}
        head={
          <header className="ws-head">
            <h1 tabIndex={-1} className="ws-title">
              {localized(screens['field-records'].title)}
            </h1>
          </header>
        }
      />
    </IntelligenceFrame>
  );
}
