import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'taxpayers');

/** The screens of the register of taxpayers. */
export function TaxpayersFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['tax-payers'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
