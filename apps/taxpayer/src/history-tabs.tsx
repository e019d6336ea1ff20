import { SectionTabs } from '@portal/workspace/sections';
import type { ReactNode } from 'react';
import { titles } from './list-titles.ts';

export interface HistoryTabsProps {
  readonly children: ReactNode;
}

const sections = [
  { to: '/user/payment-history', title: { en: 'Receipts', ha: 'Rasitai' } },
  { to: '/user/payment-history/attempts', title: titles.attempts },
  { to: '/user/payment-history/statement', title: titles.statement },
  { to: '/user/payment-history/refunds', title: titles.refunds },
  { to: '/user/payment-history/credit', title: titles.credit },
] as const;
const label = { en: 'Parts of the payment history', ha: 'Sassan tarihin biya' } as const;

/** What was paid, what was only tried, and the account over time: three lists, so that no failure looks like a charge. */
export function HistoryTabs({ children }: HistoryTabsProps) {
  return (
    <SectionTabs label={label} sections={sections}>
      {children}
    </SectionTabs>
  );
}
