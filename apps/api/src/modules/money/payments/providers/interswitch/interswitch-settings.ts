import type { ProviderMode } from '../agreement.ts';

export interface InterswitchSettings {
  readonly merchantCode: string;
  readonly payItemId: string;
  readonly mode: ProviderMode;
  /** Where it writes to instead of to a payer: an address of ours. We send the receipts. */
  readonly payerEmail: string;
  /** The inline script, as a browser reaches it; the hosted page is on the same host. */
  readonly scriptUrl: string;
}
