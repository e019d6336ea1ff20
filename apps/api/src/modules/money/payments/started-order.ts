import type { PaymentIntent } from './data/payment-intents.repository.ts';
import type { StartedOrder } from './providers/payment-provider.ts';

/** An attempt as its provider's pages need it; undefined while its reference is not known. */
export function startedOrder(portalOrigin: string, intent: PaymentIntent): StartedOrder | undefined {
  const { orderId, amountKobo, description, providerRef, provider } = intent;
  if (providerRef === null) return undefined;
  return {
    orderId,
    amountKobo,
    description,
    providerReference: providerRef,
    returnUrl: returnUrl(portalOrigin, intent, providerRef),
    formUrl: `${portalOrigin}/api/v1/payments/checkout/${provider}/${orderId}`,
  };
}

/** Remita comes back with GET; Interswitch posts a form, which only a route of ours can take. */
function returnUrl(portalOrigin: string, { provider, billReference }: PaymentIntent, rrr: string): string {
  if (provider === 'interswitch') return `${portalOrigin}/api/v1/payments/return/interswitch`;
  return `${portalOrigin}/payment-redirect-open?${new URLSearchParams({ billRef: billReference, provider, rrr })}`;
}
