import { useApiClient } from '@portal/api-client';
import { actingFor } from '@portal/auth';
import { formatNaira, getAccountSummary } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, TextLink } from '@portal/ui';

/** Here and not with the texts of the site: only taxpayers fetch them. */
const texts = {
  en: {
    title: 'Your account today',
    due: (amount: string, day: string) => `You owe ${amount}${day && `, the first of it by ${day}`}`,
    overdue: (amount: string) => `${amount} is overdue`,
    paid: (amount: string) => `You paid ${amount} this year`,
  },
  // native reviewer: the whole list is ours.
  ha: {
    title: 'Asusunka yau',
    due: (amount: string, day: string) => `Ana bin ka ${amount}${day && `, na farko kafin ${day}`}`,
    overdue: (amount: string) => `${amount} ya wuce lokaci`,
    paid: (amount: string) => `Ka biya ${amount} a bana`,
  },
} as const;

/** A taxpayer's account in three lines, each leading to its rows; nothing while it is not known: their dashboard says more. */
export function OwnAccount() {
  const language = useLanguage();
  const own = texts[language];
  const api = useApiClient();
  // Its rows are those of whoever one works for: then it says nothing of oneself either.
  const isOneself = actingFor() === undefined;
  const { data } = useQuery({
    queryKey: ['account-summary', 'home'],
    enabled: isOneself,
    queryFn: ({ signal }) => api(getAccountSummary, {}, signal),
  });
  if (!isOneself || !data || data.bills === 0) return null;
  const { due, overdue, nextDay, paidThisYear } = data;
  return (
    <Sheet padding="md" aria-labelledby="home-own">
      <h2 id="home-own" className="home-heading">
        {own.title}
      </h2>
      <ul className="home-own">
        <li>
          <TextLink to="/user/invoices?status=unpaid&sortField=expiresOn&sortOrder=asc">
            {own.due(formatNaira(due.kobo), nextDay ? formatDate(nextDay, language) : '')}
          </TextLink>
        </li>
        <li>
          <TextLink to="/user/invoices?status=expired">{own.overdue(formatNaira(overdue.kobo))}</TextLink>
        </li>
        <li>
          <TextLink to="/user/payment-history">{own.paid(formatNaira(paidThisYear.kobo))}</TextLink>
        </li>
      </ul>
    </Sheet>
  );
}
