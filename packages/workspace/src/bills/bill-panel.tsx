import { ApiError, useApiClient } from '@portal/api-client';
import { billStatusWords, getOpenBill } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { EmptyState, ErrorState, Money, Skeleton, TextLink } from '@portal/ui';
import { shortDay } from '../lists/format.ts';
import { StatusSign } from '../lists/table/status-sign.tsx';
import { billSigns } from './bill-signs.ts';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface BillPanelProps {
  readonly billReference: string;
}

/** A bill as staff see it beside a list: what it asks, of whom, and where it stands. */
export function BillPanel({ billReference }: BillPanelProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['bills', 'open', billReference],
    queryFn: ({ signal }) => api(getOpenBill, { query: { billReference } }, signal),
  });
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.is('bill.not-found'))
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    const requestId = query.error instanceof ApiError ? query.error.requestId : undefined;
    return (
      <ErrorState
        message={messages.failed}
        requestId={requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { bill, userData, receipt, payment } = query.data;
  const words = bill.status === 'part-paid' ? messages.partPaid : localized(billStatusWords[bill.status]);
  return (
    <div className="ws-bill">
      <div className="ws-bill-top">
        <span className="ws-bill-amount">
          <Money amountKobo={bill.totalKobo} />
        </span>
        <StatusSign sign={billSigns[bill.status]}>{words}</StatusSign>
      </div>
      <dl className="ws-facts">
        <Fact label={messages.payer}>{`${userData.user.firstName} ${userData.user.lastName}`.trim()}</Fact>
        <Fact label={messages.tpui}>{bill.tpui}</Fact>
        <Fact label={messages.mda}>{bill.mda}</Fact>
        <Fact label={messages.taxOffice}>{bill.taxOffice}</Fact>
        <Fact label={messages.issued}>{shortDay(bill.issuedOn, language)}</Fact>
        <Fact label={messages.expires}>{shortDay(bill.expiresOn, language)}</Fact>
        <Fact label={messages.rrr}>{payment?.rrr}</Fact>
        <Fact label={messages.receipt}>{receipt?.receiptNumber}</Fact>
      </dl>
      <section>
        <h2>{messages.lines}</h2>
        <ul className="ws-bill-lines">
          {bill.billDetails.map(({ description, narration, amount, revenueHeadCode }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill never move
            <li key={index}>
              <span>
                {description}
                <small>
                  {revenueHeadCode}
                  {narration && ` · ${narration}`}
                </small>
              </span>
              <Money amountKobo={amount} />
            </li>
          ))}
        </ul>
      </section>
      <p className="ui-screen-only">
        <TextLink to={`/payment_summary_open?billReference=${billReference}`}>{messages.asPayer}</TextLink>
      </p>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string | null | undefined }) {
  return (
    children && (
      <div>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
