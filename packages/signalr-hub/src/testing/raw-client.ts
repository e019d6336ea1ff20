import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

export const handshake = '{"protocol":"json","version":1}\u001e';

/** A WebSocket that says exactly what it is told to. */
export interface RawSocket {
  readonly webSocket: WebSocket;
  readonly send: (data: string | Uint8Array) => void;
  /** The next record, without its separator. */
  readonly next: () => Promise<unknown>;
  readonly closed: Promise<number>;
}

export async function openRaw(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const webSocket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
  const records: unknown[] = [];
  const waiting: ((record: unknown) => void)[] = [];
  webSocket.on('message', (data) => {
    for (const text of String(data).split('\u001e').slice(0, -1)) {
      const record: unknown = JSON.parse(text);
      const wake = waiting.shift();
      if (wake === undefined) records.push(record);
      else wake(record);
    }
  });
  const closed = new Promise<number>((resolve) => webSocket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    webSocket.on('open', resolve);
    webSocket.on('error', reject);
  });
  // A connection that the server cuts is what many tests are about.
  webSocket.on('error', () => undefined);
  return {
    webSocket,
    send: (data) => webSocket.send(data),
    next: () =>
      records.length > 0 ? Promise.resolve(records.shift()) : new Promise((resolve) => waiting.push(resolve)),
    closed,
  };
}

/** Connected and greeted. */
export async function openGreeted(url: string): Promise<RawSocket> {
  const socket = await openRaw(url);
  socket.send(handshake);
  await socket.next();
  return socket;
}

/** The HTTP status that refuses an upgrade. */
export function refusedUpgrade(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const webSocket = new WebSocket(url.replace('http', 'ws'), { headers });
    webSocket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    webSocket.on('open', () => {
      webSocket.terminate();
      reject(new Error('the upgrade was accepted'));
    });
    webSocket.on('error', () => undefined);
  });
}

export interface Negotiated {
  readonly connectionId: string;
  readonly connectionToken: string;
}

export async function negotiate(url: string, headers: Record<string, string> = {}): Promise<Negotiated> {
  const response = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', headers });
  return (await response.json()) as Negotiated;
}

function record(message: unknown): string {
  return `${JSON.stringify(message)}\u001e`;
}

export function invocation(target: string, args: readonly unknown[], id?: string): string {
  return record({ type: 1, target, arguments: args, ...(id === undefined ? {} : { invocationId: id }) });
}

export const closedWithError = { type: 7, error: 'Connection closed with an error.' };
/** Nothing the client did: it is welcome back. */
export const closedForNow = { ...closedWithError, allowReconnect: true };

/** The server has read all that was sent before. */
export async function pongOf({ webSocket }: RawSocket): Promise<void> {
  webSocket.ping();
  await once(webSocket, 'pong');
}

/** A TCP socket on which the upgrade is done, and nothing has been said since. */
export async function upgradedSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const headers = ['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  socket.write(`GET /hubs/test HTTP/1.1\r\n${headers.join('\r\n')}\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`);
  await once(socket, 'readable');
  socket.read();
  return socket;
}

export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return response.status;
}
