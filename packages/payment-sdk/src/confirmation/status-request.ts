import type { checkPaymentStatus, RequestOf } from '@portal/contracts';

/** Body of the status check, which differs per provider (spec §4). */
export type PaymentStatusRequest = RequestOf<typeof checkPaymentStatus>['body'];

interface PaymentToCheck {
  readonly provider: string | undefined;
  readonly billReference: string;
  readonly rrr: string;
  readonly txRef: string;
  readonly amountKobo: number;
}

/** The question to ask about a payment; undefined when the provider is unknown or the payment carries nothing to ask by. */
export function statusRequestOf(payment: PaymentToCheck): PaymentStatusRequest | undefined {
  if (payment.provider === 'remita' && payment.rrr !== '') {
    const { rrr, billReference } = payment;
    return { gateway: 'remita', rrr, ...(billReference !== '' && { billReference }) };
  }
  if (payment.provider === 'interswitch' && payment.txRef !== '') {
    return {
      gateway: 'interswitch',
      BillReference: payment.billReference,
      AmountInKobo: payment.amountKobo,
      TransactionReference: payment.txRef,
    };
  }
  return undefined;
}
