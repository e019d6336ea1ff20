import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'settings');

/** The tabs of Settings above one of its pages. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens.settings.title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
