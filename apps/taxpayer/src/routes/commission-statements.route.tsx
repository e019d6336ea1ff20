import { ShareStatements } from '@portal/workspace/shares';
import { CommissionTabs } from '../commission-tabs.tsx';
import { screens } from '../screens.ts';

/** Months of what is earned. */
export function Component() {
  return (
    <CommissionTabs>
      <ShareStatements title={screens['commission-statements'].title} linesPath={screens.commission.path} />
    </CommissionTabs>
  );
}
