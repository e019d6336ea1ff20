import { addressOf } from '@portal/api-client';
import { apiBasePath, downloadBillDocument, formatNaira, groupReference, type OpenBill } from '@portal/contracts';
import { Button, Icon, LinkButton, Sheet } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { printAs } from './print-as.ts';
import { ShareActions } from './share-actions.tsx';

export interface DocumentActionsProps {
  readonly openBill: OpenBill;
  /** A receipt that counts: keeping it is the one thing left to do. */
  readonly isToKeep: boolean;
}

/** Keep it, print it, send it. */
export function DocumentActions({ openBill: { bill, receipt }, isToKeep }: DocumentActionsProps) {
  const texts = paymentsTexts.useMessages();
  const amount = formatNaira(receipt?.amountKobo ?? bill.totalKobo);

  function documentPath(format: 'a4' | 'slip') {
    return apiBasePath + addressOf(downloadBillDocument, { query: { billReference: bill.billReference, format } });
  }

  return (
    <Sheet padding="md" aria-labelledby="keep-title">
      <h2 id="keep-title" className="ui-heading">
        {texts.keep}
      </h2>
      <div className="bill-actions">
        <LinkButton
          to={documentPath('a4')}
          reloadDocument
          download
          variant={isToKeep ? 'primary' : 'secondary'}
          icon={<Icon name="download" />}
        >
          {texts.downloadPdf}
        </LinkButton>
        <ShareActions
          title={
            receipt
              ? texts.shareReceipt(receipt.receiptNumber, amount)
              : texts.shareInvoice(groupReference(bill.billReference), amount)
          }
          address={receipt?.verificationUrl}
        />
        <LinkButton to={documentPath('slip')} reloadDocument download variant="quiet" icon={<Icon name="download" />}>
          {texts.downloadSlip}
        </LinkButton>
        <Button variant="quiet" icon={<Icon name="print" />} onClick={() => printAs('a4', texts.printed)}>
          {texts.print}
        </Button>
        <Button variant="quiet" icon={<Icon name="print" />} onClick={() => printAs('slip', texts.printed)}>
          {texts.printSlip}
        </Button>
      </div>
    </Sheet>
  );
}
