import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'intelligence');

/** Who is missing, who may be somebody we know, and whence we know it. */
export function IntelligenceFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['reporting-intelligence'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
