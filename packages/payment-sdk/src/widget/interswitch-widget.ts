import type { PaymentSession } from '@portal/contracts';
import type { WidgetListener } from './widget-listener.ts';

type WebpayCheckout = (options: {
  readonly merchant_code: string;
  readonly pay_item_id: string;
  readonly txn_ref: string;
  /** Kobo. */
  readonly amount: number;
  /** ISO 4217 number: 566 is the naira. */
  readonly currency: 566;
  readonly site_redirect_url: string;
  readonly onComplete: (response: { readonly resp?: string } | undefined) => void;
}) => void;

/** Finished in the widget, one way or another; whether it is paid we ask Interswitch ourselves. */
const finishedCodes = ['00', '10', '11', '09'];

/** The public key of an Interswitch session is `<merchant code>:<pay item id>`. */
export function openInterswitchWidget(session: PaymentSession, key: string, listener: WidgetListener): () => void {
  const checkout = (globalThis as { webpayCheckout?: WebpayCheckout }).webpayCheckout;
  const [merchantCode, payItemId] = key.split(':');
  if (!checkout || !merchantCode || !payItemId) throw new Error('Interswitch’s script did not bring its widget');
  checkout({
    merchant_code: merchantCode,
    pay_item_id: payItemId,
    txn_ref: session.txRef,
    amount: session.amountKobo,
    currency: 566,
    site_redirect_url: new URL('/payment-redirect-open', location.origin).href,
    onComplete(response) {
      if (response?.resp === undefined) listener.onClose();
      else if (finishedCodes.includes(response.resp)) listener.onSuccess();
      else listener.onError();
    },
  });
  // It has no way to be closed from outside; the page without it is this page, loaded again.
  return () => location.reload();
}
