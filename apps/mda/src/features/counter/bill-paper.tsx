import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import {
  formatLongDate,
  formatPaperDateTime,
  LineItems,
  Reference,
  Sheet,
  type SummaryItem,
  SummaryList,
} from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import { useCounterMessages } from './messages/use-counter-messages.ts';

export interface BillPaperProps {
  readonly open: OpenBill;
  /** Where it was issued: name and place of the counter. */
  readonly counter?: string | undefined;
  /** Who stands at the counter; empty where the account has no name. */
  readonly clerk?: string | undefined;
  /** Empty for none. */
  readonly signatureText?: string | undefined;
}

/** What the payer takes along: the invoice, who, what for, how much, by when and how to pay; once it is paid, the receipt. */
export function BillPaper({ open, counter, clerk = '', signatureText = '' }: BillPaperProps) {
  const { bill, userData, receipt, payment } = open;
  const messages = useCounterMessages();
  const language = useLanguage();
  const address = `${window.location.origin}/payment_summary_open?billReference=${bill.billReference}`;
  const { firstName, lastName } = userData.user;
  // Whoever must not pay is asked for no money.
  const isPayable = !receipt && bill.status === 'unpaid';
  const rrr = receipt ? (receipt.provider === 'remita' ? receipt.providerReference : null) : (payment?.rrr ?? null);
  const status = bill.status === 'part-paid' ? 'under-review' : bill.status;
  const money: readonly SummaryItem[] = receipt
    ? [
        { term: messages.receiptNumber, detail: receipt.receiptNumber },
        { term: messages.paidAt, detail: formatPaperDateTime(receipt.paidAt) },
      ]
    : isPayable
      ? [{ term: messages.payBy, detail: formatLongDate(bill.dueOn ?? bill.expiresOn, language) }]
      : [];
  return (
    <Sheet as="article" className="mc-paper" aria-label={receipt ? messages.receipt : messages.paper}>
      <header>
        <p className="mc-paper-kind">{receipt ? messages.receipt : messages.paper}</p>
        <p>
          <b>{bill.mda}</b>
        </p>
      </header>
      <SummaryList
        items={[
          { term: messages.columns.state, detail: messages.states[status] },
          ...money,
          { term: messages.reference, detail: <Reference value={bill.billReference} /> },
          ...(rrr === null ? [] : [{ term: 'RRR', detail: <Reference value={rrr} /> }]),
          { term: messages.billTo, detail: `${firstName} ${lastName}`.trim() },
          { term: messages.issuedOn, detail: formatLongDate(bill.issuedOn, language) },
          ...(counter === undefined ? [] : [{ term: messages.counter, detail: counter }]),
          ...(clerk === '' ? [] : [{ term: messages.clerk, detail: clerk }]),
        ]}
      />
      <LineItems
        caption={messages.lines}
        totalKobo={bill.totalKobo}
        totalLabel={messages.total}
        lines={bill.billDetails.map((line, at) => ({
          id: String(at),
          description: line.description,
          narration: line.narration,
          code: line.revenueHeadCode,
          amountKobo: line.amount,
        }))}
      />
      <p className="mc-words">{bill.amountInWords}</p>
      <div className="mc-pay">
        <QrCode
          value={receipt ? receipt.verificationUrl : address}
          alt={receipt ? messages.qrVerifies : messages.qr}
          size={132}
        />
        {receipt && <p className="mc-howto">{messages.howToVerify}</p>}
        {isPayable && (
          <p className="mc-howto">
            {messages.howToPay} <span className="mc-address">{address}</span>
          </p>
        )}
      </div>
      {signatureText !== '' && <p className="mc-signature">{signatureText}</p>}
    </Sheet>
  );
}
