import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/tax-area-office/office-management', title: { en: 'Offices', ha: 'Ofisoshi' } },
  {
    to: '/tax-area-office/office-management/proposals',
    title: listTitles.officeProposals,
    visibleTo: ['Tax Office Director'],
  },
] as const;

/** The screens of the offices; which of them open and close is for Directors. */
export function OfficesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.offices} sections={sections}>
      {children}
    </SectionTabs>
  );
}
