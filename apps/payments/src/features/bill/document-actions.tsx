import { formatNaira, groupReference, type OpenBill } from '@portal/contracts';
import { Button, Icon, Sheet } from '@portal/ui';
import { DocumentButton } from '../../document-button.tsx';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paperOf } from '../../paper-of.ts';
import { printAs } from './print-as.ts';
import { ReceiptByEmail } from './receipt-by-email.tsx';
import { ShareActions } from './share-actions.tsx';

export interface DocumentActionsProps {
  readonly openBill: OpenBill;
  /** A receipt that counts: keeping it is the one thing left to do. */
  readonly isToKeep: boolean;
}

/** Keep it, print it, send it. */
export function DocumentActions({ openBill, isToKeep }: DocumentActionsProps) {
  const texts = paymentsTexts.useMessages();
  const { bill, receipt } = openBill;
  const amount = formatNaira(receipt?.amountKobo ?? bill.totalKobo);

  return (
    <Sheet padding="md" aria-labelledby="keep-title">
      <h2 id="keep-title" className="ui-heading">
        {texts.keep}
      </h2>
      <div className="bill-actions">
        <DocumentButton {...paperOf(openBill)} format="a4" variant={isToKeep ? 'primary' : 'secondary'}>
          {texts.downloadPdf}
        </DocumentButton>
        <ShareActions
          title={
            receipt
              ? texts.shareReceipt(receipt.receiptNumber, amount)
              : texts.shareInvoice(groupReference(bill.billReference), amount)
          }
          address={receipt?.verificationUrl}
        />
        <DocumentButton {...paperOf(openBill)} format="slip" variant="quiet">
          {texts.downloadSlip}
        </DocumentButton>
        <Button variant="quiet" icon={<Icon name="print" />} onClick={() => printAs('a4', texts.printed)}>
          {texts.print}
        </Button>
        <Button variant="quiet" icon={<Icon name="print" />} onClick={() => printAs('slip', texts.printed)}>
          {texts.printSlip}
        </Button>
      </div>
      {isToKeep && <ReceiptByEmail billReference={bill.billReference} />}
    </Sheet>
  );
}
