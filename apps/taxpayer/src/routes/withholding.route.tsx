import { Withholding } from '../features/withholding/index.ts';
import { WithholdingTabs } from '../withholding-tabs.tsx';

export function Component() {
  return (
    <WithholdingTabs>
      <Withholding />
    </WithholdingTabs>
  );
}
