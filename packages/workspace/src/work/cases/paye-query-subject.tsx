import { messageFrom, useApiClient } from '@portal/api-client';
import { getPayeQuery } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Money, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { usePayeMessages } from '../../paye/messages/use-paye-messages.ts';
import { monthWords } from '../../paye/month-words.ts';
import { QueryWords } from '../../paye/query-words.tsx';
import '../../paye/paye.css';

/** What an officer asked an employer, the row it is about, and the answer. */
export function PayeQuerySubject({ id }: { readonly id: string }) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['paye', 'queries', id],
    queryFn: ({ signal }) => api(getPayeQuery, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.queryFailed)}</p>;
  const { tpui, employer, month, employee, line, words } = query.data;
  const register = pathname.startsWith('/admin') ? '/admin/paye-filings' : '/tax-area-office/paye-filings';
  return (
    <div className="ws-paye">
      <Facts
        facts={[
          [
            messages.employer,
            <TextLink key="filing" to={`${register}?record=${tpui}~${month}`}>
              {employer}
            </TextLink>,
          ],
          [messages.month, monthWords(month, language)],
          [messages.about, employee ?? messages.wholeSchedule],
          [messages.gross, line && <Money key="gross" amountKobo={line.grossKobo} />],
          [messages.deducted, line && <Money key="deducted" amountKobo={line.deductedKobo} />],
          [messages.law, line && <Money key="law" amountKobo={line.lawKobo} />],
        ]}
      />
      <QueryWords words={words} />
    </div>
  );
}
