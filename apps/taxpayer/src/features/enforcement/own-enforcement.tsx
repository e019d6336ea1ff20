import { problemOf, useApiClient } from '@portal/api-client';
import { enforcementStateWords, formatNaira, getOwnEnforcement, type OwnEnforcement } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { formatDate, LinkButton, LoadFailure, Page, Sheet, Skeleton, SummaryList } from '@portal/ui';
import { texts } from './texts.ts';
import './enforcement.css';

/** How a demand is being enforced, as far as the law lets its taxpayer know, and what to pay to end it. */
export function OwnEnforcementPage() {
  const { id = '' } = useParams();
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-enforcement', id],
    queryFn: ({ signal }) => api(getOwnEnforcement, { params: { id } }, signal),
  });
  return (
    <Page title={data ? `${localized(texts.title)} ${data.number}` : localized(texts.title)}>
      {data ? (
        <Enforcement enforcement={data} />
      ) : error ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

function Enforcement({ enforcement }: { readonly enforcement: OwnEnforcement }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { clock, state, order, visit, goods, costsKobo, sale, openBills, openKobo, endedOn, endReason } = enforcement;
  const dated = (day: string) => formatDate(day, language);
  const item = (term: keyof typeof texts, detail: string | null | undefined | false) => {
    const text = texts[term];
    return detail && typeof text === 'object' ? [{ term: localized(text), detail }] : [];
  };
  return (
    <>
      <Sheet aria-label={localized(texts.title)} className="enforcement-sheet">
        {clock && <p>{localized(texts.dayOf(dated(clock.endsOn), clock.day, clock.days))}</p>}
        {endedOn !== null ? (
          <p>{localized(texts.over)}</p>
        ) : openBills.length > 0 ? (
          <p>{localized(texts.payText)}</p>
        ) : (
          <p>{localized(texts.paid)}</p>
        )}
        {endedOn === null &&
          openBills.map((reference) => (
            <LinkButton key={reference} to={`/user/payment_summary?billReference=${reference}`} size="sm">
              {localized(texts.pay)} {openBills.length > 1 && reference}
            </LinkButton>
          ))}
        <SummaryList
          items={[
            ...item('state', localized(enforcementStateWords[state])),
            ...item('demand', enforcement.demandNumber),
            ...item('open', formatNaira(openKobo)),
            ...item('office', enforcement.office),
            ...item('order', order && `${order.orderNumber}, ${order.court}, ${dated(order.givenOn)}`),
            ...item('visit', visit && `${dated(visit.on)}: ${visit.place}`),
            ...item('costs', costsKobo > 0 && formatNaira(costsKobo)),
            ...item('sold', sale && `${dated(sale.soldOn)}: ${formatNaira(sale.proceedsKobo)}`),
            ...item('surplus', sale && formatNaira(sale.surplusKobo)),
            ...item('returned', sale?.returnedOn && `${dated(sale.returnedOn)}, ${sale.proof}`),
            ...item('answer', endReason),
          ]}
        />
        {endedOn === null && <p>{localized(texts.rights)}</p>}
      </Sheet>
      {goods.length > 0 && (
        <Sheet aria-labelledby="enforcement-goods">
          <h2 id="enforcement-goods" className="ui-heading">
            {localized(texts.taken)}
          </h2>
          <ul>
            {goods.map(({ what, valueKobo, keptAt, receipt }) => (
              <li key={`${what} ${keptAt} ${receipt}`}>
                {[what, formatNaira(valueKobo), keptAt, receipt].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
