import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/mda/invoice-reports', title: { en: 'Bills', ha: 'Bil' } },
  { to: '/mda/invoice-reports/questions', title: listTitles.questions },
] as const;

/** The tabs of the invoice report: the bills, and what their payers say against them. */
export function InvoiceFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.invoices} sections={sections}>
      {children}
    </SectionTabs>
  );
}
