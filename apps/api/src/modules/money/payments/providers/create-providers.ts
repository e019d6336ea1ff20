import type { Provider } from '@portal/contracts';
import { createInterswitchProvider } from './interswitch/interswitch-provider.ts';
import type { InterswitchSettings } from './interswitch/interswitch-settings.ts';
import { createInterswitchTokens } from './interswitch/interswitch-token.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createReadPosFile, type ReadPosFile } from './pos/pos-file.ts';
import { createPosProvider } from './pos/pos-provider.ts';
import type { PosSettings } from './pos/pos-settings.ts';
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
  /** Absent where no terminals take money for the portal. */
  readonly pos?: PosSettings | undefined;
}

type InterswitchConnection = InterswitchSettings & {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

export type Providers = Readonly<Record<Provider, PaymentProvider>> & {
  /** Whether the provider can be asked for anything here. */
  isConfigured(provider: Provider): boolean;
  /** What the network of terminals says was paid on a day; undefined while it has no file, or where there is no network. */
  readonly readPosFile: ReadPosFile;
  close(): Promise<void>;
};

/** The providers with a connection pool, a time limit and a circuit breaker each. */
export function createProviders(
  { remita, interswitch, pos }: ProviderConnections,
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
  const network = pos && { settings: pos, http: connect('pos', pos.baseUrl) };
  return {
    remita: createRemitaProvider(remita, connect('remita', remita.baseUrl)),
    interswitch: interswitch
      ? interswitchOf(interswitch, connect('interswitch', interswitch.baseUrl), now)
      : unconfiguredProvider('interswitch'),
    pos: network ? createPosProvider(network.settings, network.http) : unconfiguredProvider('pos'),
    readPosFile: network ? createReadPosFile(network.settings, network.http) : async () => undefined,
    isConfigured: (provider) =>
      ({ remita: true, interswitch: interswitch !== undefined, pos: pos !== undefined })[provider],
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
