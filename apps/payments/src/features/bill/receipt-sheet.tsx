import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, formatDateTime, formatLongDate, Money, Notice, Reference, Sheet, Stamp } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { BillFacts } from './bill-facts.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLines } from './bill-lines.tsx';
import { PrintedOn } from './printed-on.tsx';
import { ReceiptQr } from './receipt-qr.tsx';

export interface ReceiptSheetProps {
  readonly openBill: OpenBill;
}

/** The bill, stamped. */
export function ReceiptSheet({ openBill }: ReceiptSheetProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const { bill, receipt } = openBill;
  const voidedAt = receipt?.voidedAt ?? undefined;
  const isVoid = bill.status === 'void' || voidedAt !== undefined;
  const leading = receipt
    ? [
        { term: texts.receiptNumber, detail: <strong>{receipt.receiptNumber}</strong> },
        { term: texts.paidAt, detail: formatDateTime(receipt.paidAt, language) },
        { term: texts.paidThrough, detail: [receipt.provider, receipt.channel].filter(Boolean).join(', ') },
        { term: texts.providerReference, detail: <Reference value={receipt.providerReference} /> },
      ]
    : [];
  return (
    <Sheet as="article" className="bill-sheet">
      <BillHead kind={texts.receipt} />
      {isVoid && (
        <Notice kind="danger" title={texts.voidTitle}>
          {voidedAt && <p>{texts.voidText(formatLongDate(voidedAt, language))}</p>}
        </Notice>
      )}
      <div className="bill-amount">
        <div>
          <p className="bill-muted">{texts.amountPaid}</p>
          <Money amountKobo={receipt?.amountKobo ?? bill.totalKobo} size="bill" />
          <p className="bill-words">{bill.amountInWords}</p>
        </div>
        <div className="bill-stamp">
          <Stamp kind={isVoid ? 'void' : 'paid'} {...(receipt && { date: formatDate(voidedAt ?? receipt.paidAt) })} />
        </div>
      </div>
      <BillFacts openBill={openBill} leading={leading} issuedOn={receipt?.paidAt ?? bill.issuedOn} />
      <BillLines bill={bill} />
      {receipt && !isVoid && <ReceiptQr receipt={receipt} />}
      <PrintedOn />
    </Sheet>
  );
}
