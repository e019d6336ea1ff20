import type { Bill } from '@portal/contracts';
import { LineItems } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BillLinesProps {
  readonly bill: Bill;
}

export function BillLines({ bill }: BillLinesProps) {
  const texts = paymentsTexts.useMessages();
  return (
    <LineItems
      caption={texts.lines}
      totalKobo={bill.totalKobo}
      lines={bill.billDetails.map(({ amount, description, narration, revenueHeadCode }, index) => ({
        id: String(index),
        description,
        ...(narration && { narration }),
        code: revenueHeadCode,
        amountKobo: amount,
      }))}
    />
  );
}
