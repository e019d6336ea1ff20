import { tabsOf } from '@portal/area-screens';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'taxpayers');

/** The register of taxpayers, and their tax clearance. */
export function TaxpayersFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={screens['taxpayer-reports'].title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
