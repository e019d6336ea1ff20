import type { Provider } from '@portal/contracts';
import { createInterswitchProvider, type InterswitchSettings } from './interswitch/interswitch-provider.ts';
import { createInterswitchTokens } from './interswitch/interswitch-token.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createProviderHttp, defaultProviderHttp, type ProviderHttpSettings } from './provider-http.ts';
import { createRemitaProvider, type RemitaSettings } from './remita/remita-provider.ts';

export interface ProviderConnections {
  readonly remita: RemitaSettings & { readonly baseUrl: string };
  readonly interswitch: InterswitchSettings & {
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
}

export type Providers = Readonly<Record<Provider, PaymentProvider>> & { close(): Promise<void> };

/** Both providers with a connection pool, a time limit and a circuit breaker each. */
export function createProviders(
  { remita, interswitch }: ProviderConnections,
  now: () => Date,
  limits: Omit<ProviderHttpSettings, 'baseUrl'> = defaultProviderHttp,
): Providers {
  const remitaHttp = createProviderHttp({ ...limits, baseUrl: remita.baseUrl });
  const interswitchHttp = createProviderHttp({ ...limits, baseUrl: interswitch.baseUrl });
  const { clientId: id, clientSecret: secret } = interswitch;
  const tokens = id === '' ? null : createInterswitchTokens(interswitchHttp, { id, secret }, now);
  return {
    remita: createRemitaProvider(remita, remitaHttp),
    interswitch: createInterswitchProvider(interswitch, { http: interswitchHttp, tokens, now }),
    async close() {
      await Promise.all([remitaHttp.close(), interswitchHttp.close()]);
    },
  };
}
