import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { type Outgoing, webSocketFrameOf } from '../protocol/outgoing.ts';
import { noteWaiting } from '../server/backlog.ts';
import { dropConnection, forgetConnection, openConnection } from '../server/connection.ts';
import type { Hub } from '../server/hub.ts';
import { receive, spendAllowance } from '../server/receive.ts';
import type { Connection, Reservation, Transport } from '../server/records.ts';

/**
 * A class because `ws` can be given one, and because what ten thousand connections share belongs on a prototype:
 * a handful of functions for each of them would cost more than everything else we keep.
 */
class HubWebSocket extends WebSocket implements Transport {
  hub: Hub | undefined = undefined;
  wire: Duplex | undefined = undefined;
  connection: Connection | undefined = undefined;

  get kind(): 'web-sockets' {
    return 'web-sockets';
  }

  /** The frame goes to the socket as it is: `ws` would make the same one again for every client. */
  write(message: Outgoing): number {
    const { wire } = this;
    if (wire === undefined || this.readyState !== WebSocket.OPEN) return 0;
    wire.write(webSocketFrameOf(message));
    return wire.writableLength;
  }

  waitingBytes(): number {
    return this.wire?.writableLength ?? 0;
  }

  isFull(): boolean {
    return this.wire?.writableNeedDrain ?? false;
  }

  onceRoom(tell: () => void): void {
    this.wire?.once('drain', tell);
  }

  /** Read again, if it was not: the client's own goodbye is what ends it. */
  end(): void {
    this.resume();
    this.close();
  }

  drop(): void {
    this.terminate();
  }

  setPaused(isPaused: boolean): void {
    if (isPaused) this.pause();
    else this.resume();
  }

  /** `ws` answers a Close without a status with one without a status; the SignalR client takes only 1000 as clean. */
  override close(code = 1000, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}

export function createWebSocketServer(hub: Hub): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // We answer pings ourselves: `ws` would pile up answers for a client that never reads them.
    autoPong: false,
    maxPayload: hub.options.limits.maxTransferBytes,
    WebSocket: HubWebSocket,
  });
}

function onMessage(this: WebSocket, data: RawData): void {
  if (!(this instanceof HubWebSocket) || this.hub === undefined || this.connection === undefined) return;
  // With the default binaryType `ws` gives a Buffer; the other forms of its type never come.
  if (data instanceof Uint8Array) receive(this.hub, this.connection, data);
}

function onPing(this: WebSocket, data: Buffer): void {
  if (!(this instanceof HubWebSocket) || this.hub === undefined || this.connection === undefined) return;
  const { hub, connection } = this;
  if (connection.endedAt !== undefined || !spendAllowance(hub, connection)) return;
  const { limits, clock } = hub.options;
  const before = this.waitingBytes();
  this.pong(data);
  const isTooMuch = noteWaiting(connection, before, this.waitingBytes(), limits, clock.now());
  if (isTooMuch) dropConnection(hub, connection, 'reads too slowly');
}

/** `close` follows an `error` always. */
function onError(this: WebSocket, error: Error): void {
  if (!(this instanceof HubWebSocket)) return;
  this.hub?.options.log.debug({ connectionId: this.connection?.id, err: error }, 'hub socket');
}

function onClose(this: WebSocket, code: number): void {
  if (!(this instanceof HubWebSocket) || this.hub === undefined || this.connection === undefined) return;
  forgetConnection(this.hub, this.connection, `the socket closed with ${code}`);
}

/** Apart from the upgrade, so that what lives as long as the connection does not keep its request alive. */
function adopt(hub: Hub, webSocket: HubWebSocket, wire: Duplex, place: Reservation, address: string): void {
  webSocket.hub = hub;
  webSocket.wire = wire;
  webSocket.connection = openConnection(hub, place, address, webSocket);
  webSocket.on('message', onMessage);
  webSocket.on('ping', onPing);
  webSocket.on('error', onError);
  webSocket.on('close', onClose);
}

export function acceptWebSocket(
  hub: Hub,
  server: WebSocketServer,
  upgrade: { readonly request: IncomingMessage; readonly socket: Duplex; readonly head: Buffer },
  reservation: Reservation,
  address: string,
): void {
  const { request, socket, head } = upgrade;
  server.handleUpgrade(request, socket, head, (webSocket) => {
    if (webSocket instanceof HubWebSocket) adopt(hub, webSocket, socket, reservation, address);
  });
}
