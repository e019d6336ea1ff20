import { messageFrom, useApiClient } from '@portal/api-client';
import { getWithholdingQuery } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Money, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { usePayeMessages } from '../../paye/messages/use-paye-messages.ts';
import { monthWords } from '../../paye/month-words.ts';
import { QueryWords } from '../../paye/query-words.tsx';
import { words as texts } from '../../paye/withholding-words.ts';
import '../../paye/paye.css';

/** What an officer asked a payer, the payment it is about, and the answer. */
export function WithholdingQuerySubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const messages = usePayeMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['withholding', 'queries', id],
    queryFn: ({ signal }) => api(getWithholdingQuery, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.queryFailed))}</p>;
  const { tpui, payer, month, beneficiary, position, line, words } = query.data;
  const register = pathname.startsWith('/admin')
    ? '/admin/withholding-filings'
    : '/tax-area-office/withholding-filings';
  return (
    <div className="ws-paye">
      <Facts
        facts={[
          [
            localized(texts.payer),
            <TextLink key="filing" to={`${register}?record=${tpui}~${month}`}>
              {payer}
            </TextLink>,
          ],
          [localized(texts.month), monthWords(month, language)],
          [localized(texts.about), beneficiary === null ? messages.wholeSchedule : `${beneficiary} (${position})`],
          [localized(texts.gross), line && <Money key="gross" amountKobo={line.grossKobo} />],
          [localized(texts.withheld), line && <Money key="withheld" amountKobo={line.deductedKobo} />],
          [localized(texts.law), line && <Money key="law" amountKobo={line.lawKobo} />],
        ]}
      />
      <QueryWords words={words} sides={{ office: messages.sides.office, employer: localized(texts.payer) }} />
    </div>
  );
}
