import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { ReconciliationLine } from './features/settlement/index.ts';
import { listTitles } from './list-titles.ts';
import { seenBy } from './who-sees.ts';

const sections = seenBy([
  { to: '/admin/settlement-reports', title: { en: 'Payouts', ha: 'Biyan da aka miƙa' } },
  { to: '/admin/settlement-reports/payments', title: listTitles.settledPayments },
  { to: '/admin/settlement-reports/differences?status=open', title: listTitles.differences },
  { to: '/admin/settlement-reports/files', title: listTitles.settlementFiles },
  { to: '/admin/settlement-reports/accounts', title: listTitles.treasuryAccounts },
]);

/** The tabs of Settlement Reports above one of its lists, and how far everything was compared. */
export function SettlementFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SectionTabs label={listTitles.settlements} sections={sections}>
      <ReconciliationLine canCompare />
      {children}
    </SectionTabs>
  );
}
