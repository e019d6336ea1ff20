import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'invoices');

/** The tabs of the invoice report: the bills, and what their payers say against them. */
export function InvoiceFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['invoice-reports'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
