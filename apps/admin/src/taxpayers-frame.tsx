import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { listTitles } from './list-titles.ts';

const sections = [
  { to: '/admin/tax-payers', title: { en: 'Register', ha: 'Rajista' } },
  { to: '/admin/tax-payers/duplicates', title: { en: 'Possible duplicates', ha: 'Masu kama' } },
  { to: '/admin/tax-payers/merges', title: { en: 'Merges', ha: 'Haɗe-haɗe' } },
  { to: '/admin/tax-payers/imports', title: { en: 'Imports', ha: 'Shigarwa' } },
] as const;

/** The screens of the register of taxpayers. */
export function TaxpayersFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.taxpayers} sections={sections}>
      {children}
    </SectionTabs>
  );
}
