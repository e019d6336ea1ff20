import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'settlement');

/** What became of the money of own bills, what of it the system earns, and its months. */
export function SettlementTabs({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['settlement-reports'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
