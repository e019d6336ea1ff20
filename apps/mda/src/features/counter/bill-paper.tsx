import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatLongDate, LineItems, Reference, Sheet, SummaryList } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import { useCounterMessages } from './messages/use-counter-messages.ts';

export interface BillPaperProps {
  readonly open: OpenBill;
  /** Where it was issued: name and place of the counter. */
  readonly counter?: string | undefined;
  /** Empty for none. */
  readonly signatureText?: string | undefined;
}

/** What the payer takes along: who, what for, how much, by when, and how to pay. */
export function BillPaper({ open: { bill, userData, receipt }, counter, signatureText = '' }: BillPaperProps) {
  const messages = useCounterMessages();
  const language = useLanguage();
  const address = `${window.location.origin}/payment_summary_open?billReference=${bill.billReference}`;
  const { firstName, lastName } = userData.user;
  return (
    <Sheet as="article" className="mc-paper" aria-label={messages.paper}>
      <header>
        <p className="mc-paper-kind">{receipt ? receipt.receiptNumber : messages.paper}</p>
        <p>
          <b>{bill.mda}</b>
        </p>
      </header>
      <SummaryList
        items={[
          { term: messages.reference, detail: <Reference value={bill.billReference} /> },
          { term: messages.billTo, detail: `${firstName} ${lastName}`.trim() },
          { term: messages.issuedOn, detail: formatLongDate(bill.issuedOn, language) },
          { term: messages.payBy, detail: formatLongDate(bill.dueOn ?? bill.expiresOn, language) },
          ...(counter === undefined ? [] : [{ term: messages.counter, detail: counter }]),
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
        <QrCode value={address} alt={messages.qr} size={132} />
        <p className="mc-howto">
          {messages.howToPay} <span className="mc-address">{address}</span>
        </p>
      </div>
      {signatureText !== '' && <p className="mc-signature">{signatureText}</p>}
    </Sheet>
  );
}
