import { type AccountSummary, formatNaira, lagosDay, mostBillsOfBasket } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, LinkButton, Money, Sheet, TextLink } from '@portal/ui';
import type { ComponentType } from 'react';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

export interface SummaryProps {
  readonly summary: AccountSummary;
}

export interface OwedProps extends SummaryProps {
  /** Pays everything that is due, in one go. */
  readonly PayAllDue: ComponentType<{ readonly count: number; readonly amountKobo: number }>;
}

const dueRows = '/user/invoices?status=unpaid&sortField=expiresOn&sortOrder=asc';
const lateRows = '/user/invoices?status=expired';

/** The one amount that matters, what is late of it, and the button that ends it. */
export function Owed({ summary, PayAllDue }: OwedProps) {
  const messages = useDashboardMessages();
  const language = useLanguage();
  const { due, payable, overdue, nextDay, deadlines, asOf } = summary;
  const beingChecked = due.count <= mostBillsOfBasket ? due.count - payable.count : 0;
  const owedKobo = due.kobo + overdue.kobo;
  const only = due.count === 1 && payable.count === 1 && overdue.count === 0 ? deadlines[0] : undefined;
  const isTogether = payable.count > 1 && due.count <= mostBillsOfBasket;
  return (
    <Sheet className="dash-owed" aria-labelledby="dash-owed">
      <div>
        <h2 id="dash-owed">{owedKobo === 0 ? messages.nothingOwed : messages.owed}</h2>
        <p className="dash-amount">
          <TextLink to={owedKobo === overdue.kobo && owedKobo > 0 ? lateRows : dueRows} look="plain">
            <Money amountKobo={owedKobo} size="bill" />
          </TextLink>
        </p>
        <p>
          {overdue.count > 0 && (
            <>
              <TextLink to={lateRows} look="plain" className="dash-late">
                {messages.overdue(formatNaira(overdue.kobo), overdue.count)}
              </TextLink>{' '}
              {messages.overdueText}{' '}
            </>
          )}
          {nextDay &&
            (nextDay < lagosDay(asOf) ? messages.dueSince : messages.dueBy)(formatDate(nextDay, language), due.count)}
          {owedKobo === 0 && messages.nothingOwedText}
        </p>
        {beingChecked > 0 && <p>{messages.beingChecked(beingChecked)}</p>}
      </div>
      <div className="dash-actions ui-screen-only">
        {only && (
          <LinkButton to={`/payment-gateways-open?billRef=${only.billReference}`} size="lg" fullWidth>
            {messages.pay(formatNaira(only.totalKobo))}
          </LinkButton>
        )}
        {isTogether && <PayAllDue count={payable.count} amountKobo={payable.kobo} />}
        {owedKobo > 0 && (
          <LinkButton
            to={due.count > 0 ? dueRows : lateRows}
            size="lg"
            fullWidth
            variant={only || isTogether ? 'secondary' : 'primary'}
          >
            {messages.choose}
          </LinkButton>
        )}
        {owedKobo === 0 && (
          <LinkButton to="/user/generate-invoice" size="lg" fullWidth>
            {messages.generate}
          </LinkButton>
        )}
      </div>
    </Sheet>
  );
}
