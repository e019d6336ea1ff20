import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'penalties');

/** What was charged for lateness, and what was remitted of it. */
export function PenaltiesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens.penalties.title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
