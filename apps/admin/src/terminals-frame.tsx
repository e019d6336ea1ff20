import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'terminals');

/** The tabs of POS Managers above one of its screens. */
export function TerminalsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['pos-managers'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
