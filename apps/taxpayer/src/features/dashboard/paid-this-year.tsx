import { Money, Sheet, TextLink } from '@portal/ui';
import { yearOf } from './days.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import type { SummaryProps } from './owed.tsx';

export function PaidThisYear({ summary: { paidThisYear, asOf } }: SummaryProps) {
  const messages = useDashboardMessages();
  const year = yearOf(asOf);
  const period = `minDate=${year}-01-01&maxDate=${year}-12-31`;
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-paid">
      <h2 id="dash-paid">{messages.paidIn(year)}</h2>
      <p className="dash-amount">
        <TextLink to={`/user/payment-history?${period}`} look="plain">
          <Money amountKobo={paidThisYear.kobo} size="large" />
        </TextLink>
      </p>
      <p>
        {messages.receiptsCount(paidThisYear.count)}{' '}
        <TextLink to={`/user/payment-history/statement?${period}`}>{messages.statement}</TextLink>
      </p>
    </Sheet>
  );
}
