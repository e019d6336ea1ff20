import { OwnCredit } from '../features/credit/index.ts';
import { HistoryTabs } from '../history-tabs.tsx';

export function Component() {
  return (
    <HistoryTabs>
      <OwnCredit />
    </HistoryTabs>
  );
}
