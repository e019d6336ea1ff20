import { isKobo, type Kobo } from '@portal/contracts';

/** Session storage key of spec §3; the constants of a payment under way in this tab. */
const storageKey = 'payment-data';

/** What the redirect pages must know about the payment that was just made. */
export interface PaymentData {
  /** The gateway's id; whatever stands there when it is not one we know. */
  readonly provider: string;
  readonly billReference: string;
  /** Kobo. */
  readonly amount: Kobo;
  /** Our order id at the provider. */
  readonly txRef: string;
  /** Remita Retrieval Reference; empty for providers without one. */
  readonly rrr: string;
  /** Where the payer goes once the payment is confirmed. */
  readonly redirectUrl: string;
}

export function storePaymentData(payment: PaymentData): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment));
  } catch {
    // A full or forbidden storage must not stop a payment: the redirect page then lives on its address alone.
  }
}

/** What was stored, or `undefined` when there is nothing or not what we wrote: storage belongs to the visitor. */
export function readPaymentData(): PaymentData | undefined {
  try {
    return parsePaymentData(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function forgetPaymentData(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

function parsePaymentData(stored: unknown): PaymentData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { provider, billReference, amount, txRef, rrr, redirectUrl } = stored as Record<string, unknown>;
  if (!isText(provider) || !isText(billReference) || !isText(txRef) || !isText(rrr) || !isKobo(amount))
    return undefined;
  if (!isText(redirectUrl) || !isWebAddress(redirectUrl)) return undefined;
  return { provider, billReference, amount, txRef, rrr, redirectUrl };
}

/** Only http(s): an address out of storage must never run as script. */
function isWebAddress(address: string): boolean {
  return ['http:', 'https:'].includes(new URL(address, location.origin).protocol);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048;
}
