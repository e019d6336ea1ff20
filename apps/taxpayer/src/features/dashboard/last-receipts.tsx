import { lagosDay } from '@portal/contracts';
import { Link } from '@portal/platform/router';
import { Money, Sheet, TextLink } from '@portal/ui';
import { DayBox } from './deadlines.tsx';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import type { SummaryProps } from './owed.tsx';

export function LastReceipts({ summary: { receipts } }: SummaryProps) {
  const messages = useDashboardMessages();
  return (
    <Sheet padding="none" aria-labelledby="dash-receipts">
      <div className="dash-head">
        <h2 id="dash-receipts">{messages.receipts}</h2>
        <TextLink to="/user/payment-history">{messages.history}</TextLink>
      </div>
      {receipts.length === 0 && <p className="dash-none">{messages.noReceipts}</p>}
      <ul className="dash-rows">
        {receipts.map(({ receiptNumber, billReference, heads, channel, amountKobo, at }) => (
          <li key={receiptNumber}>
            <Link to={`/user/payment_summary?billReference=${billReference}`}>
              <DayBox day={lagosDay(at)} />
              <span className="dash-what">
                <strong>{heads}</strong>
                <small>{[receiptNumber, channel].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="dash-how-much">
                <strong>
                  <Money amountKobo={amountKobo} />
                </strong>
                <small data-paid>{messages.paid}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
