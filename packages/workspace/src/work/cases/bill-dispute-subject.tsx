import { messageFrom, useApiClient } from '@portal/api-client';
import { billStatusWords, getBillDispute } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { formatDate, Money, Skeleton, TextLink } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { usePlanMessages } from '../messages/use-plan-messages.ts';

/** What a taxpayer says against a bill, and the bill. */
export function BillDisputeSubject({ id }: { readonly id: string }) {
  const messages = usePlanMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['bill-disputes', id],
    queryFn: ({ signal }) => api(getBillDispute, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.disputeFailed)}</p>;
  const { billReference, billFor, payer, totalKobo, status, kind, text, askedAt, mdaSays } = query.data;
  const root = `/${pathname.split('/')[1]}`;
  return (
    <Facts
      facts={[
        [messages.says, messages.disputeKinds[kind]],
        [messages.inWords, text],
        [
          messages.mdaSays,
          mdaSays === null
            ? messages.mdaSilent
            : `${mdaSays.text} (${mdaSays.by}, ${formatDate(dayOfMoment(mdaSays.at), language)})`,
        ],
        [messages.payer, payer],
        [
          messages.bill,
          <TextLink key="bill" to={`${root}/invoice-reports?record=${billReference}`}>
            {billReference}
          </TextLink>,
        ],
        [messages.billFor, billFor],
        [messages.total, <Money key="total" amountKobo={totalKobo} />],
        [messages.state, localized(billStatusWords[status as keyof typeof billStatusWords])],
        [messages.askedOn, formatDate(dayOfMoment(askedAt), language)],
      ]}
    />
  );
}
