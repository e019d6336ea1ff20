import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = [
  { to: screens['office-management'].path, title: { en: 'Offices', ha: 'Ofisoshi' } },
  {
    to: screens['office-proposals'].path,
    title: screens['office-proposals'].title,
    visibleTo: ['Tax Office Director'],
  },
] as const;

/** The screens of the offices; which of them open and close is for Directors. */
export function OfficesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['office-management'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
