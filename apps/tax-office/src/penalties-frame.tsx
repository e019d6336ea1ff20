import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'penalties');

/** What was charged for lateness, what could be, what waits for a decision, and what was remitted. */
export function PenaltiesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['penalty-report'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
