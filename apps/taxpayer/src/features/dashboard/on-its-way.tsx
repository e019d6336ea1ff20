import { attemptWords, formatNaira } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Sheet, TextLink } from '@portal/ui';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import type { SummaryProps } from './owed.tsx';

/** Money that was sent and has no receipt yet; nothing while there is none. */
export function OnItsWay({ summary: { attempts, underReview } }: SummaryProps) {
  const messages = useDashboardMessages();
  const localized = useLocalized();
  if (attempts.length === 0 && underReview.count === 0) return null;
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-under-way">
      <h2 id="dash-under-way">{messages.underWay}</h2>
      {underReview.count > 0 && (
        <p>
          <TextLink to="/user/invoices?status=under-review">
            {messages.underReview(formatNaira(underReview.kobo), underReview.count)}
          </TextLink>
        </p>
      )}
      <ul className="dash-list">
        {attempts.map(({ id, heads, amountKobo, status }) => (
          <li key={id}>
            <span>
              {heads}
              <small>{`${formatNaira(amountKobo)} · ${localized(attemptWords[status as keyof typeof attemptWords])}`}</small>
            </span>
            <TextLink to={`/user/payment-history/attempts?record=${id}`}>{messages.whereIsMyMoney}</TextLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
