import type { OpenBill } from '@portal/contracts';
import { Notice } from '@portal/ui';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { ServiceButton } from './service-button.tsx';

export interface BillStandingProps {
  readonly bill: OpenBill;
  readonly onChanged: () => void;
}

/** Whether the person may be served, as it is this moment. */
export function BillStanding({ bill: { bill, receipt }, onChanged }: BillStandingProps) {
  const messages = useCounterMessages();
  if (bill.status === 'paid' && receipt)
    return (
      <Notice kind="success" title={messages.paid(receipt.receiptNumber)} role="status">
        <ServiceButton receiptNumber={receipt.receiptNumber} onGiven={onChanged} />
      </Notice>
    );
  if (bill.status === 'under-review') return <Notice kind="warning" title={messages.underReview} role="status" />;
  if (bill.status === 'cancelled') return <Notice kind="danger" title={messages.cancelled} role="status" />;
  return <Notice kind="info" title={messages.waiting} role="status" />;
}
