import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

export interface HistoryTabsProps {
  readonly children: ReactNode;
}

const sections = tabsOf(screens, 'history');
const label = { en: 'Parts of the payment history', ha: 'Sassan tarihin biya' } as const;

/** What was paid, what was only tried, and the account over time: three lists, so that no failure looks like a charge. */
export function HistoryTabs({ children }: HistoryTabsProps) {
  return (
    <SectionTabs label={label} sections={sections}>
      {children}
    </SectionTabs>
  );
}
