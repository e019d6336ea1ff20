import type { Provider } from '@portal/contracts';
import { createInterswitchProvider } from './interswitch/interswitch-provider.ts';
import type { InterswitchSettings } from './interswitch/interswitch-settings.ts';
import { createInterswitchTokens } from './interswitch/interswitch-token.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  type CallEnd,
  createProviderHttp,
  defaultProviderHttp,
  type ProviderHttp,
  type ProviderHttpSettings,
} from './provider-http.ts';
import { createRemitaProvider, type RemitaSettings } from './remita/remita-provider.ts';
import { unconfiguredProvider } from './unconfigured-provider.ts';

export interface ProviderConnections {
  readonly remita: RemitaSettings & { readonly baseUrl: string };
  /** Absent where there is no contract with Interswitch. */
  readonly interswitch: InterswitchConnection | undefined;
}

type InterswitchConnection = InterswitchSettings & {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

export type Providers = Readonly<Record<Provider, PaymentProvider>> & {
  /** Whether the provider can be asked for anything here. */
  isConfigured(provider: Provider): boolean;
  close(): Promise<void>;
};

/** Both providers with a connection pool, a time limit and a circuit breaker each. */
export function createProviders(
  { remita, interswitch }: ProviderConnections,
  now: () => Date,
  limits: Omit<ProviderHttpSettings, 'baseUrl' | 'onCall'> = defaultProviderHttp,
  onCall?: (provider: Provider, ended: CallEnd) => void,
): Providers {
  const connected: ProviderHttp[] = [];
  const connect = (provider: Provider, baseUrl: string) => {
    const http = createProviderHttp({
      ...limits,
      baseUrl,
      ...(onCall && { onCall: (ended) => onCall(provider, ended) }),
    });
    connected.push(http);
    return http;
  };
  return {
    remita: createRemitaProvider(remita, connect('remita', remita.baseUrl)),
    interswitch: interswitch
      ? interswitchOf(interswitch, connect('interswitch', interswitch.baseUrl), now)
      : unconfiguredProvider('interswitch'),
    isConfigured: (provider) => provider === 'remita' || interswitch !== undefined,
    async close() {
      await Promise.all(connected.map((http) => http.close()));
    },
  };
}

function interswitchOf(settings: InterswitchConnection, http: ProviderHttp, now: () => Date): PaymentProvider {
  const { clientId: id, clientSecret: secret } = settings;
  const tokens = id === '' ? null : createInterswitchTokens(http, { id, secret }, now);
  return createInterswitchProvider(settings, { http, tokens, now });
}
