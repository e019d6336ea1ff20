import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'reminders');

/** When what is due, what went out to many, what it says, and what waits for another person. */
export function RemindersFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['schedule-notification'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
