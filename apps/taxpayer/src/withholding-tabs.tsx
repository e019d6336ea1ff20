import { actingFor } from '@portal/auth';
import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { titles } from './list-titles.ts';

const sections = [
  { to: '/user/withholding', title: { en: 'What I withheld', ha: 'Abin da na riƙe' } },
  { to: '/user/withholding/credit-notes', title: { en: 'Withheld from me', ha: 'Abin da aka riƙe mini' } },
] as const;

/** Both sides of withholding: as a payer, and as somebody who was paid; for a client the first alone. */
export function WithholdingTabs({ children }: { readonly children: ReactNode }) {
  // What was withheld from oneself is not the client's.
  if (actingFor()) return children;
  return (
    <SectionTabs label={titles.withholding} sections={sections}>
      {children}
    </SectionTabs>
  );
}
