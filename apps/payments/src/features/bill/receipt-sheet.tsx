import type { OpenBill } from '@portal/contracts';
import { providerName } from '@portal/payment-sdk';
import { useLanguage } from '@portal/platform';
import { formatLongDate, Money, Notice, Reference, Stamp } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { Paper } from '../../paper.tsx';
import { paperDateTime } from '../../paper-date-time.ts';
import { BillFacts } from './bill-facts.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillTo } from './bill-to.tsx';
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
        { term: texts.paidAt, detail: paperDateTime(receipt.paidAt, language) },
        {
          term: texts.paidThrough,
          detail: texts.throughProvider(providerName(receipt.provider) ?? receipt.provider, receipt.channel),
        },
        { term: texts.providerReference, detail: <Reference value={receipt.providerReference} /> },
      ]
    : [];
  return (
    <Paper className="bill-sheet" isStamped>
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
          <Stamp
            kind={isVoid ? 'void' : 'paid'}
            {...(receipt && { date: formatLongDate(voidedAt ?? receipt.paidAt, language) })}
          />
        </div>
      </div>
      <BillTo openBill={openBill} />
      <BillLines bill={bill} />
      <BillFacts bill={bill} leading={leading} issuedOn={receipt?.paidAt ?? bill.issuedOn} />
      {receipt && !isVoid && <ReceiptQr receipt={receipt} />}
      <PrintedOn />
    </Paper>
  );
}
