import type { LookupAddress } from 'node:dns';
import { lookup as askSystem } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildConnector, Client, request } from 'undici';
import { isPublicAddress } from './is-public-address.ts';

type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export interface EgressOptions {
  /** Of the system, unless given. */
  readonly resolve?: Resolve;
  /** Opens the connection to one of the addresses that were found public; over TLS, unless given. */
  readonly connect?: (name: string, addresses: readonly LookupAddress[]) => Promise<Socket>;
  readonly timeoutMs?: number;
}

/** A server's answer, or why there is none. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter: string | undefined; readonly text: string }
  | { readonly kind: 'no-answer'; readonly reason: NoAnswer };
type NoAnswer = 'not-public' | 'name-unknown' | 'no-connection' | 'no-answer-in-time' | 'certificate' | 'broken-off';

export interface Egress {
  /** Whether a name leads to public addresses and to no others, now. */
  leadsToPublic(url: string): Promise<boolean>;
  /** Sends to an address that somebody else chose. Follows nothing, reads little, and never throws but for `signal`. */
  post(
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<Reply>;
}

const connectTimeoutMs = 5_000;
const defaultTimeoutMs = 15_000;
/** What comes after that is not read. */
const readMost = 64 * 1024;
const keptMost = 1024;

class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC';
}

/**
 * The way out to addresses that partners name. The look-up that connects is the check: a name is asked once for each connection, every answer
 * must be public, and the socket goes to those answers and to no others. A connection is used for one message, so that no later one goes
 * where nobody looked.
 */
export function createEgress({
  resolve = resolveBySystem,
  connect,
  timeoutMs = defaultTimeoutMs,
}: EgressOptions = {}): Egress {
  async function publicAddressesOf(hostname: string): Promise<readonly LookupAddress[]> {
    const literal = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(literal);
    const found = family ? [{ address: literal, family }] : await resolve(hostname);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      throw new NotPublic(`${hostname} does not lead to public addresses alone`);
    return found;
  }

  const connectorUntil =
    (signal: AbortSignal): buildConnector.connector =>
    (options, callback) => {
      const opened = publicAddressesOf(options.hostname).then((addresses) =>
        connect ? connect(options.hostname, addresses) : connectByTls(options, addresses),
      );
      const late = (socket: Socket) => void (signal.aborted && socket.destroy());
      opened.then(late, () => {});
      // A message that waits for its connection hears of no abort: the connection has to.
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      Promise.race([opened, aborted]).then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null),
      );
    };

  return {
    async leadsToPublic(url) {
      const found = publicAddressesOf(new URL(url).hostname).catch(() => undefined);
      return (await Promise.race([found, wait(connectTimeoutMs, undefined, { ref: false })])) !== undefined;
    },

    async post(url, { headers, body }, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const until = AbortSignal.any([signal, deadline]);
      const client = new Client(new URL(url).origin, { connect: connectorUntil(until) });
      try {
        const answer = await request(url, {
          method: 'POST',
          dispatcher: client,
          headers,
          body,
          signal: until,
        });
        const { 'retry-after': after } = answer.headers;
        const retryAfter = typeof after === 'string' ? after : undefined;
        return { kind: 'answer', status: answer.statusCode, retryAfter, text: await beginningOf(answer.body) };
      } catch (error) {
        signal.throwIfAborted();
        return { kind: 'no-answer', reason: deadline.aborted ? 'no-answer-in-time' : reasonOf(error) };
      } finally {
        client.destroy().catch(() => {});
      }
    },
  };
}

/** The status has said it all: a body that is long, slow or broken off changes nothing of it. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      if (bytes < keptMost) pieces.push(piece.subarray(0, keptMost - bytes));
      bytes += piece.length;
      if (bytes >= readMost) break;
    }
  } catch {
    // Kept is what came.
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The socket asks nobody again: it gets the answers that were judged. */
function connectByTls(options: buildConnector.Options, addresses: readonly LookupAddress[]): Promise<Socket> {
  const lookup: LookupFunction = (_name, { all }, found) => {
    const [first] = addresses;
    if (all) found(null, [...addresses]);
    else found(null, first?.address ?? '', first?.family);
  };
  const open = buildConnector({ timeout: connectTimeoutMs, allowH2: false, maxCachedSessions: 0, lookup });
  return new Promise((resolve, reject) => {
    open(options, (error, socket) => {
      if (error) return reject(error);
      if (socket.remoteAddress && isPublicAddress(socket.remoteAddress)) return resolve(socket);
      socket.destroy();
      reject(new NotPublic('The connection led elsewhere'));
    });
  });
}

async function resolveBySystem(name: string): Promise<readonly LookupAddress[]> {
  return askSystem(name, { all: true, order: 'verbatim' });
}

function reasonOf(error: unknown): NoAnswer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'NOT_PUBLIC') return 'not-public';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name-unknown';
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT'].includes(code))
    return 'no-connection';
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|UNABLE_TO_/.test(code)) return 'certificate';
  return 'broken-off';
}
