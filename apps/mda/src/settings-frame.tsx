import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { settingsSections } from './settings-sections.ts';
import { settingsTitle } from './settings-title.ts';

/** The tabs of Settings above one of its pages. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={settingsTitle} sections={settingsSections}>
      {children}
    </SectionTabs>
  );
}
