import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'etcc');

/** Applications for clearance, and what became of them in figures. */
export function ClearanceFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens.etcc.title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
