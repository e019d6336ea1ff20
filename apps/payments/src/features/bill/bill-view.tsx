import type { OpenBill } from '@portal/contracts';
import { Page } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import './bill.css';
import { billStateOf } from '../../bill-state.ts';
import { BillStatusBadge } from './bill-status-badge.tsx';
import { DocumentActions } from './document-actions.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { MoneyNews } from './money-news.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { TrustFacts } from './trust-facts.tsx';
import { WhereIsTheMoney } from './where-is-the-money.tsx';

export interface BillViewProps {
  readonly openBill: OpenBill;
  /** The gateway selection screen for this bill. */
  readonly payPath: string;
}

/** An invoice while the bill is unpaid, a receipt once it is paid: the same paper (spec §2.14). */
export function BillView({ openBill, payPath }: BillViewProps) {
  const texts = paymentsTexts.useMessages();
  const { billDetails } = openBill.bill;
  const state = billStateOf(openBill);
  const isReceipt = state === 'receipt' || state === 'void';
  const [firstLine] = billDetails;
  return (
    <Page
      title={isReceipt ? texts.receipt : texts.invoice}
      lead={firstLine && texts.billFor(firstLine.description, billDetails.length - 1)}
      actions={<BillStatusBadge openBill={openBill} />}
    >
      <MoneyNews openBill={openBill} />
      <div className="bill-columns">
        {isReceipt ? (
          <ReceiptSheet openBill={openBill} />
        ) : (
          <InvoiceSheet openBill={openBill} state={state} payPath={payPath} />
        )}
        <div className="bill-aside ui-screen-only">
          {(state === 'payable' || state === 'awaiting') && <TrustFacts />}
          <DocumentActions openBill={openBill} isToKeep={state === 'receipt'} />
          <WhereIsTheMoney billReference={openBill.bill.billReference} />
        </div>
      </div>
    </Page>
  );
}
