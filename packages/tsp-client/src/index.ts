import { type Client, createClient, createConfig } from './generated/client/index.ts';
import { type CallSigning, createCallSigner } from './sign-calls.ts';

export * from './generated/index.ts';
export { type CallSigning, createCallSigner } from './sign-calls.ts';

export interface TspClientOptions {
  /** Of the portal, for example `https://pay.example.gov.ng`. */
  readonly origin: string;
  /** `kdr_live_…`; sent in the header of every call and nowhere else. */
  readonly key: string;
  /** Every call is signed with it. */
  readonly signing?: CallSigning;
}

/**
 * A client of the partners' interface, for the generated operations: `await raiseBill({ client, body })`. What is refused comes as
 * `error`, problem details with a stable `code`; nothing is thrown unless `throwOnError` asks for it.
 */
export function createTspClient({ origin, key, signing }: TspClientOptions): Client {
  const client = createClient(createConfig({ baseUrl: `${origin}/api/v1/tsp`, auth: () => key }));
  if (signing) client.interceptors.request.use(createCallSigner(signing));
  return client;
}
