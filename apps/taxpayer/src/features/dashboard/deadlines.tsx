import { shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { Money, Sheet, TextLink } from '@portal/ui';
import { daysUntil } from './days.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import type { SummaryProps } from './owed.tsx';

/** The bills that wait, the most urgent first, each with its clock. */
export function Deadlines({ summary: { deadlines, asOf } }: SummaryProps) {
  const messages = useDashboardMessages();
  return (
    <Sheet padding="none" aria-labelledby="dash-deadlines">
      <div className="dash-head">
        <h2 id="dash-deadlines">{messages.deadlines}</h2>
        <TextLink to="/user/invoices">{messages.allInvoices}</TextLink>
      </div>
      {deadlines.length === 0 && <p className="dash-none">{messages.noDeadlines}</p>}
      <ul className="dash-rows">
        {deadlines.map(({ billReference, heads, mda, totalKobo, expiresOn, status }) => {
          const days = daysUntil(expiresOn, asOf);
          // A part of a plan is late from its own day on, though it can be paid as it is.
          const isLate = status === 'expired' || days < 0;
          return (
            <li key={billReference} data-late={isLate || undefined}>
              <Link to={`/user/payment_summary?billReference=${billReference}`}>
                <DayBox day={expiresOn} />
                <span className="dash-what">
                  <strong>{heads}</strong>
                  <small>{mda}</small>
                </span>
                <span className="dash-how-much">
                  <strong>
                    <Money amountKobo={totalKobo} />
                  </strong>
                  <small data-late={isLate || undefined}>
                    {isLate ? messages.daysLate(-days) : messages.daysLeft(days)}
                  </small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

export function DayBox({ day }: { readonly day: string }) {
  const language = useLanguage();
  const [, month = '', date = ''] = day.split('-');
  return (
    <time dateTime={day} className="dash-day">
      <strong>{Number(date)}</strong>
      <small>{shortMonthName(Number(month), language)}</small>
    </time>
  );
}
