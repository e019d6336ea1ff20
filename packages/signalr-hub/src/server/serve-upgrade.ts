import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptWebSocket, type createWebSocketServer } from '../transports/web-socket.ts';
import { refuseUpgrade } from './answer.ts';
import type { Hub, Reservation } from './hub.ts';
import { newReservation } from './negotiate.ts';
import { isFromAllowedOrigin } from './origin.ts';
import { addressOf, findReservation, type HubUrl, identify, refusalOfConnection, refusalOfVisitor } from './visit.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The place to take, or the HTTP status that refuses it. A WebSocket may come without having negotiated. */
async function placeFor(
  hub: Hub,
  request: IncomingMessage,
  query: URLSearchParams,
  address: string,
): Promise<Reservation | number> {
  const token = query.get('id');
  if (token === null && !hub.newConnections.allow(address)) return 429;
  const identity = await identify(hub, request, query, true);
  if (identity === 'unauthorized') return 401;
  if (token === null) return newReservation(hub, identity.userId);
  const connection = hub.byToken.get(token);
  if (connection !== undefined) return connection.transport.kind === 'web-sockets' ? 409 : 400;
  const reservation = findReservation(hub, token);
  return reservation === undefined ? 404 : (refusalOfVisitor(identity, reservation) ?? reservation);
}

export async function serveUpgrade(
  hub: Hub,
  server: ReturnType<typeof createWebSocketServer>,
  upgrade: Upgrade,
  url: HubUrl,
): Promise<void> {
  const { request, socket } = upgrade;
  const onError = () => socket.destroy();
  socket.on('error', onError);
  const address = addressOf(hub, request);
  if (url.isNegotiate || request.headers.upgrade?.toLowerCase() !== 'websocket') {
    refuseUpgrade(socket, 400);
    return;
  }
  if (!isFromAllowedOrigin(hub, request)) {
    refuseUpgrade(socket, 403);
    return;
  }
  if (!hub.requests.allow(address)) {
    refuseUpgrade(socket, 429);
    return;
  }
  const place = await placeFor(hub, request, url.query, address);
  const refusal = typeof place === 'number' ? place : refusalOfConnection(hub, address);
  if (typeof place === 'number' || refusal !== undefined) {
    refuseUpgrade(socket, refusal ?? 404);
    return;
  }
  socket.removeListener('error', onError);
  acceptWebSocket(hub, server, upgrade, place, address);
}
