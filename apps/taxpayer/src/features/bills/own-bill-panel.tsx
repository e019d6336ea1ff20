import { ApiError } from '@portal/api-client';
import { type BillStatus, billStatusWords, dueWords, lagosDay, type OwnBill } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { EmptyState, ErrorState, formatDate, Money, Skeleton, TextLink } from '@portal/ui';
import { billSigns } from '@portal/workspace/bills';
import { StatusSign } from '@portal/workspace/lists';
import { BillActions } from './bill-actions.tsx';
import { BillAttempts } from './bill-attempts.tsx';
import { useBillsMessages } from './messages/use-bills-messages.ts';
import { useOwnBill } from './own-bill.queries.ts';
import './bills.css';

export interface OwnBillPanelProps {
  readonly billReference: string;
}

/** A bill beside the list: how much, by when, and everything that can be done about it. */
export function OwnBillPanel({ billReference }: OwnBillPanelProps) {
  const messages = useBillsMessages();
  const query = useOwnBill(billReference);
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
  const { bill, lines, attempts } = query.data;
  return (
    <div className="own-bill">
      <BillTop bill={bill} />
      <BillActions own={query.data} />
      <ul className="own-bill-lines">
        {lines.map(({ head, narration, description, amountKobo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill never move
          <li key={index}>
            <span>
              {description}
              <small>{[description === head ? '' : head, narration].filter(Boolean).join(' · ')}</small>
            </span>
            <Money amountKobo={amountKobo} />
          </li>
        ))}
      </ul>
      <BillAttempts attempts={attempts} />
      <p>
        <TextLink to={`/user/payment_summary?billReference=${billReference}`}>{messages.wholeBill}</TextLink>
      </p>
    </div>
  );
}

function BillTop({ bill }: { readonly bill: OwnBill['bill'] }) {
  const messages = useBillsMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const status = bill.status as keyof typeof billStatusWords;
  return (
    <div>
      <div className="own-bill-top">
        <span className="own-bill-amount">
          <Money amountKobo={bill.totalKobo} />
        </span>
        <StatusSign sign={billSigns[bill.status as BillStatus]}>{localized(billStatusWords[status])}</StatusSign>
      </div>
      <p className="own-bill-quiet">
        {[
          bill.mda,
          status === 'unpaid' &&
            localized(dueWords(bill.expiresOn, lagosDay(Date.now()), formatDate(bill.expiresOn, language))),
          status === 'expired' && messages.expiredOn(formatDate(bill.payableUntil, language)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
