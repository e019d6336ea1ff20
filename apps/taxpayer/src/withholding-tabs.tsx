import { tabsOf } from '@portal/area-screens';
import { actingFor } from '@portal/auth';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { screens } from './screens.ts';

const sections = tabsOf(screens, 'withholding');

/** Both sides of withholding: as a payer, and as somebody who was paid; for a client the first alone. */
export function WithholdingTabs({ children }: { readonly children: ReactNode }) {
  // What was withheld from oneself is not the client's.
  if (actingFor()) return children;
  return (
    <SectionTabs label={screens.withholding.title} sections={sections}>
      {children}
    </SectionTabs>
  );
}
