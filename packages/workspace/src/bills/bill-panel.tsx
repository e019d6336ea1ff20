import { ApiError, useApiClient } from '@portal/api-client';
import {
  type BillStatus,
  type billStatusWords,
  getBillRecord,
  groupReference,
  invoiceReport,
  type ResponseOf,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { EmptyState, ErrorState, Money, Skeleton, TextLink } from '@portal/ui';
import { shortDay } from '../lists/format.ts';
import { StatusSign } from '../lists/table/status-sign.tsx';
import { BillBooks } from './bill-books.tsx';
import { BillLines } from './bill-lines.tsx';
import { billSigns } from './bill-signs.ts';
import { BillTimeline } from './bill-timeline.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';
import { Tabs } from './tabs.tsx';

export interface BillPanelProps {
  readonly billReference: string;
}

/** A bill as staff see it beside a list: what it asks, of whom, what happened to it and how its money is booked. */
export function BillPanel({ billReference }: BillPanelProps) {
  const messages = useBillMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['reports', 'bill', billReference],
    queryFn: ({ signal }) => api(getBillRecord, { query: { billReference } }, signal),
  });
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('bill.not-found'))
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <ErrorState
        message={refusal?.message || messages.failed}
        requestId={refusal?.requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { bill, lines, events, books } = query.data;
  return (
    <div className="ws-bill">
      <BillHead
        bill={bill}
        rrr={events.find(({ kind, provider }) => kind === 'attempt' && provider === 'remita')?.reference}
      />
      <Tabs
        label={messages.sections}
        tabs={[
          { id: 'timeline', title: messages.timeline, content: <BillTimeline events={events} /> },
          { id: 'lines', title: messages.lines, content: <BillLines lines={lines} /> },
          { id: 'money', title: messages.money, content: <BillBooks books={books} /> },
        ]}
      />
      <p className="ui-screen-only">
        <TextLink to={`/payment_summary_open?billReference=${billReference}`}>{messages.asPayer}</TextLink>
      </p>
    </div>
  );
}

interface BillHeadProps {
  readonly bill: ResponseOf<typeof getBillRecord>['bill'];
  readonly rrr: string | null | undefined;
}

function BillHead({ bill, rrr }: BillHeadProps) {
  const messages = useBillMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const words = invoiceReport.columns.status.words[bill.status as keyof typeof billStatusWords];
  return (
    <>
      <div className="ws-bill-top">
        <span className="ws-bill-amount">
          <Money amountKobo={bill.totalKobo} />
        </span>
        <StatusSign sign={billSigns[bill.status as BillStatus]}>{words ? localized(words) : bill.status}</StatusSign>
      </div>
      <dl className="ws-facts">
        <Fact label={messages.payer}>{bill.payer}</Fact>
        <Fact label={messages.tpui}>{bill.tpui}</Fact>
        <Fact label={messages.purpose}>{bill.heads}</Fact>
        <Fact label={messages.mda}>{bill.mda}</Fact>
        <Fact label={messages.taxOffice}>{bill.taxOffice}</Fact>
        <Fact label={messages.expertSystem}>{bill.expertSystem}</Fact>
        <Fact label={messages.issued}>{shortDay(bill.issuedOn, language)}</Fact>
        <Fact label={messages.expires}>{shortDay(bill.expiresOn, language)}</Fact>
        <Fact label={messages.rrr}>{rrr && groupReference(rrr)}</Fact>
      </dl>
    </>
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
