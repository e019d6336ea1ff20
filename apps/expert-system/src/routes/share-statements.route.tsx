import { ShareStatements } from '@portal/workspace/shares';
import { screens } from '../screens.ts';
import { SettlementTabs } from '../settlement-tabs.tsx';

/** Months of what is earned. */
export function Component() {
  return (
    <SettlementTabs>
      <ShareStatements title={screens['share-statements'].title} linesPath={screens.shares.path} />
    </SettlementTabs>
  );
}
