import { messageFrom, useApiClient } from '@portal/api-client';
import { billStatusWords, formatNaira, getPlan } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { formatDate, Money, Skeleton, TextLink } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { usePlanMessages } from '../messages/use-plan-messages.ts';

/** A plan that is asked for: who, which bill, why, and what each part comes to. */
export function PlanSubject({ id }: { readonly id: string }) {
  const messages = usePlanMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['plans', id],
    queryFn: ({ signal }) => api(getPlan, { params: { id } }, signal),
    // A move may have changed it.
    staleTime: 0,
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const { billReference, billFor, payer, totalKobo, reason, askedAt, brokenOn, parts, state, cost, penalties } =
    query.data;
  const root = pathname.slice(0, pathname.indexOf('/', 1) === -1 ? undefined : pathname.indexOf('/', 1));
  return (
    <>
      <Facts
        facts={[
          [messages.payer, payer],
          [
            messages.bill,
            <TextLink key="bill" to={`${root}/invoice-reports?record=${billReference}`}>
              {billReference}
            </TextLink>,
          ],
          [messages.billFor, billFor],
          [messages.total, <Money key="total" amountKobo={totalKobo} />],
          [messages.reason, reason],
          [messages.askedOn, formatDate(dayOfMoment(askedAt), language)],
          [messages.brokenOn, brokenOn && formatDate(brokenOn, language)],
          ...(cost
            ? ([
                [messages.penalty, <Money key="penalty" amountKobo={cost.penaltyKobo} />],
                [messages.interest, <Money key="interest" amountKobo={cost.interestKobo} />],
                [messages.reckoned, messages.reckonedFrom(formatDate(cost.dueAtFirstOn, language), cost.law)],
              ] as const)
            : []),
        ]}
      />
      {penalties.length > 0 && (
        <>
          <h4>{messages.assessed}</h4>
          <ul>
            {penalties.map((one) => (
              <li key={one.asOf + one.state}>
                {`${formatDate(one.asOf, language)}: ${messages.assessedAs(formatNaira(one.penaltyKobo), formatNaira(one.interestKobo))} · ${messages.assessedStates[one.state]} `}
                {one.billReference && (
                  <TextLink to={`${root}/invoice-reports?record=${one.billReference}`}>{one.billReference}</TextLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'broken' && <p className="ws-quiet">{messages.assessing}</p>}
      {state === 'asked' && <p className="ws-quiet">{messages.agreeing}</p>}
      <table className="ws-lines">
        <caption>{messages.parts}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.part}</th>
            <th scope="col">{messages.due}</th>
            <th scope="col">{messages.amount}</th>
            <th scope="col">{messages.state}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ number, dueOn, amountKobo, status }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{dueOn === null ? messages.onAgreement : formatDate(dueOn, language)}</td>
              <td>
                <Money amountKobo={amountKobo} />
              </td>
              <td>{status === null ? '' : localized(billStatusWords[status as keyof typeof billStatusWords])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
