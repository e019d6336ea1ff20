import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { ReconciliationLine } from './features/settlement/index.ts';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'settlement');

/** The tabs of Settlement Reports above one of its lists, and how far everything was compared. */
export function SettlementFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['settlement-reports'].title} sections={sections}>
      <ReconciliationLine canCompare />
      {children}
    </SectionTabs>
  );
}
