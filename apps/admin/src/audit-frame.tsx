import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'audit');

/** Decisions, and beside them what is frequent and changes nothing. */
export function AuditFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['audit-trail'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
