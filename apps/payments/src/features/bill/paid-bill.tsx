import { useApiClient } from '@portal/api-client';
import { formatNaira, type OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatLongDate, Money, Stamp } from '@portal/ui';
import { billStateOf } from '../../bill-state.ts';
import { DocumentButton } from '../../document-button.tsx';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paperOf } from '../../paper-of.ts';
import { Rosette } from '../../rosette.tsx';
import { BillHead } from './bill-head.tsx';
import { loadBill } from './load-bill.ts';
import './bill.css';
import '../../paid-paper.css';
import { UnderReview } from '../../under-review.tsx';
import { ShareReceipt } from './share-receipt.tsx';

/** What a payer holds when the payment is confirmed. */
export function paidBill(billReference: string) {
  return {
    paper: <PaidPaper billReference={billReference} />,
    actions: <PaidActions billReference={billReference} />,
  };
}

/** A bill without a receipt has money that waits for somebody's decision: no stamp falls. */
function usePaidBill(billReference: string): OpenBill | null | undefined {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: ['paid-bill', billReference],
    queryFn: ({ signal }) => loadBill(api, billReference, signal),
  });
  if (!data) return undefined;
  return data.kind === 'found' ? data.openBill : null;
}

interface PaidBillProps {
  readonly billReference: string;
}

/** The receipt, short: what was paid, for what, by whom, and the stamp that falls on it. */
function PaidPaper({ billReference }: PaidBillProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const openBill = usePaidBill(billReference);
  if (openBill === undefined) return <div className="paid-paper" data-empty aria-hidden="true" />;
  if (!openBill) return null;
  const { bill, receipt, userData } = openBill;
  if (!receipt) return <UnsurePaper openBill={openBill} />;
  const rows = [
    [texts.paidFor, bill.billDetails[0]?.description],
    [texts.paidBy, `${userData.user.firstName} ${userData.user.lastName}`.trim()],
    [texts.receiptNumber, receipt.receiptNumber],
  ];
  return (
    <div className="paid-paper">
      <Rosette />
      <BillHead kind={texts.receipt} />
      <p className="bill-muted">{texts.amountPaid}</p>
      <Money amountKobo={receipt.amountKobo} size="bill" />
      <dl>
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="paid-paper-stamp">
        <Stamp kind="paid" date={formatLongDate(receipt.paidAt, language)} />
      </div>
    </div>
  );
}

/** Money came, and a person decides about it: the same paper, its amount hatched, without a stamp. */
function UnsurePaper({ openBill }: { readonly openBill: OpenBill }) {
  const texts = paymentsTexts.useMessages();
  if (billStateOf(openBill) !== 'under-review') return null;
  return (
    <div className="paid-paper" data-unsure>
      <BillHead kind={texts.statusUnderReview} />
      <p className="bill-muted">{texts.billAmount}</p>
      <Money amountKobo={openBill.bill.totalKobo} size="bill" />
      <UnderReview />
    </div>
  );
}

function PaidActions({ billReference }: PaidBillProps) {
  const texts = paymentsTexts.useMessages();
  const openBill = usePaidBill(billReference);
  if (!openBill?.receipt) return null;
  const { receipt } = openBill;
  return (
    <>
      <DocumentButton {...paperOf(openBill)} format="a4" variant="secondary">
        {texts.pdf}
      </DocumentButton>
      <ShareReceipt
        title={texts.shareReceipt(receipt.receiptNumber, formatNaira(receipt.amountKobo))}
        address={receipt.verificationUrl}
      />
    </>
  );
}
