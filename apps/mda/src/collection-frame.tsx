import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/mda/collection-reports', title: { en: 'Receipts', ha: 'Rasitai' } },
  { to: '/mda/collection-reports/settlement', title: listTitles.settlement },
] as const;

/** The tabs of the collection report above one of its lists. */
export function CollectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.collections} sections={sections}>
      {children}
    </SectionTabs>
  );
}
