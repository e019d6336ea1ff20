import type { ProviderMode } from '../agreement.ts';

export interface PosSettings {
  readonly baseUrl: string;
  /** What we show the network when we ask. */
  readonly apiKey: string;
  readonly mode: ProviderMode;
}
