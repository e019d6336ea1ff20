import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'collections');

/** The tabs of Collection Reports above one of its lists. */
export function CollectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['collection-reports'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
