import type { Receipt } from '@portal/contracts';
import { QrCode } from '@portal/ui/qr-code';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface ReceiptQrProps {
  readonly receipt: Receipt;
}

/** The signed receipt for a camera, with its number in words for those without one. */
export function ReceiptQr({ receipt }: ReceiptQrProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <div className="bill-qr">
      <QrCode value={receipt.verificationUrl} alt={texts.qrAlt(receipt.receiptNumber)} size={192} />
      <div>
        <h2 className="ui-heading">{texts.qrTitle}</h2>
        <p>{texts.qrText}</p>
        <p className="bill-code">{receipt.receiptNumber}</p>
      </div>
    </div>
  );
}
