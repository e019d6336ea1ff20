import { type Client, createClient, createConfig } from './generated/client/index.ts';

export * from './generated/index.ts';

export interface TspClientOptions {
  /** Of the portal, for example `https://pay.example.gov.ng`. */
  readonly origin: string;
  /** `kdr_live_…`; sent in the header of every call and nowhere else. */
  readonly key: string;
}

/**
 * A client of the partners' interface, for the generated operations: `await raiseBill({ client, body })`. What is refused comes as
 * `error`, problem details with a stable `code`; nothing is thrown unless `throwOnError` asks for it.
 */
export function createTspClient({ origin, key }: TspClientOptions): Client {
  return createClient(createConfig({ baseUrl: `${origin}/api/v1/tsp`, auth: () => key }));
}
