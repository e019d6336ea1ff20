import { dueWords, lagosDay, type OpenBill } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatLongDate, Money } from '@portal/ui';
import type { BillState } from '../../bill-state.ts';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { Paper } from '../../paper.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillTo } from './bill-to.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PrintedOn } from './printed-on.tsx';

export interface InvoiceSheetProps {
  readonly openBill: OpenBill;
  readonly state: BillState;
  readonly payPath: string;
}

/** Reads like a good paper bill: how much, by when, one button; then who, what for, and the lines. */
export function InvoiceSheet({ openBill, state, payPath }: InvoiceSheetProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const { bill } = openBill;
  const dueOn = bill.dueOn ?? bill.expiresOn;
  const isPayable = state === 'payable' || state === 'awaiting';
  return (
    <Paper className="bill-sheet">
      <BillHead kind={texts.invoice} />
      <div className="bill-amount" data-unsure={state === 'under-review' || undefined}>
        <p className="bill-muted">{isPayable ? texts.amountDue : texts.billAmount}</p>
        <Money amountKobo={bill.totalKobo} size="bill" />
        <p className="bill-words">{bill.amountInWords}</p>
        {isPayable && (
          <p>
            <strong>{localized(dueWords(dueOn, lagosDay(Date.now()), formatLongDate(dueOn, language)))}</strong>
          </p>
        )}
      </div>
      <PaymentPanel openBill={openBill} state={state} payPath={payPath} />
      <BillTo openBill={openBill} />
      <BillLines bill={bill} />
      <BillFacts bill={bill} issuedOn={bill.issuedOn} />
      <PrintedOn />
    </Paper>
  );
}
