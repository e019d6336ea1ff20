import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { webSocketFrameOf } from '../protocol/outgoing.ts';
import { dropConnection, forgetConnection, openConnection } from '../server/connection.ts';
import type { Connection, Hub, Reservation, Transport } from '../server/hub.ts';
import { receive, spendAllowance } from '../server/receive.ts';

/** `ws` answers a Close without a status with one without a status; the SignalR client takes only 1000 as a clean end. */
class HubWebSocket extends WebSocket {
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

/** Frames are written to the socket as they are: `ws` would frame the same message again for every client. */
function transportOver(webSocket: WebSocket, socket: Duplex): Transport {
  return {
    kind: 'web-sockets',
    write: (message) => {
      if (webSocket.readyState !== WebSocket.OPEN) return 0;
      socket.write(webSocketFrameOf(message));
      return socket.writableLength;
    },
    end: () => webSocket.close(),
    drop: () => webSocket.terminate(),
    setPaused: (paused) => (paused ? webSocket.pause() : webSocket.resume()),
  };
}

function receiveFrame(hub: Hub, connection: Connection, data: RawData): void {
  // With the default binaryType `ws` gives a Buffer; the other forms of its type never come.
  if (data instanceof Uint8Array) receive(hub, connection, data);
}

function answerPing(hub: Hub, connection: Connection, webSocket: WebSocket, data: Buffer): void {
  if (connection.endedAt !== undefined || !spendAllowance(hub, connection)) return;
  webSocket.pong(data);
  if (webSocket.bufferedAmount > hub.options.limits.maxBufferedBytes) {
    dropConnection(hub, connection, 'reads too slowly');
  }
}

export function acceptWebSocket(
  hub: Hub,
  server: WebSocketServer,
  upgrade: { readonly request: IncomingMessage; readonly socket: Duplex; readonly head: Buffer },
  reservation: Reservation,
  address: string,
): void {
  server.handleUpgrade(upgrade.request, upgrade.socket, upgrade.head, (webSocket) => {
    const connection = openConnection(hub, reservation, address, transportOver(webSocket, upgrade.socket));
    webSocket.on('message', (data) => receiveFrame(hub, connection, data));
    webSocket.on('ping', (data) => answerPing(hub, connection, webSocket, data));
    // `close` follows an `error` always.
    webSocket.on('error', (error) => hub.options.log.debug({ connectionId: connection.id, err: error }, 'hub socket'));
    webSocket.on('close', (code) => forgetConnection(hub, connection, `the socket closed with ${code}`));
  });
}
