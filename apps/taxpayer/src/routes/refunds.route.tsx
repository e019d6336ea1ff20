import { Refunds } from '../features/refunds/index.ts';
import { HistoryTabs } from '../history-tabs.tsx';

export function Component() {
  return (
    <HistoryTabs>
      <Refunds />
    </HistoryTabs>
  );
}
