import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/admin/collection-reports', title: { en: 'Receipts', ha: 'Rasitai' } },
  { to: '/admin/collection-reports/under-review?status=undecided', title: listTitles.underReview },
  { to: '/admin/collection-reports/refunds?status=undone', title: listTitles.refunds },
  { to: '/admin/collection-reports/refund-account', title: listTitles.refundAccount },
  { to: '/admin/collection-reports/credit', title: listTitles.credit },
] as const;

/** The tabs of Collection Reports above one of its lists. */
export function CollectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.collections} sections={sections}>
      {children}
    </SectionTabs>
  );
}
