import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'commission');

/** An agent's months, and their lines. */
export function CommissionTabs({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['commission-statements'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
