import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptWebSocket, type createWebSocketServer } from '../transports/web-socket.ts';
import { refuseUpgrade } from './answer.ts';
import type { Hub } from './hub.ts';
import { newReservation, placeFromElsewhere } from './negotiate.ts';
import type { HubIdentity } from './options.ts';
import { isFromAllowedOrigin } from './origin.ts';
import type { Reservation } from './records.ts';
import { addressOf, findReservation, type HubUrl, identify, refusalOfConnection, refusalOfVisitor } from './visit.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The place to take, or the HTTP status that refuses it. A WebSocket may come without having negotiated. */
function placeFor(hub: Hub, identity: HubIdentity, token: string | null, address: string): Reservation | number {
  if (identity === 'unauthorized') return 401;
  const full = refusalOfConnection(hub, address);
  if (token === null) return full ?? newReservation(hub, identity.userId, address);
  const connection = hub.byToken.get(token);
  if (connection !== undefined) return connection.transport.kind === 'web-sockets' ? 409 : 400;
  const reservation = findReservation(hub, token) ?? placeFromElsewhere(hub, token, address);
  return reservation === undefined ? 404 : (refusalOfVisitor(identity, reservation) ?? full ?? reservation);
}

/** The HTTP status that refuses the request before anybody is asked who it is. */
function refusalOfUpgrade(hub: Hub, request: IncomingMessage, url: HubUrl, address: string): number | undefined {
  if (url.isNegotiate || request.headers.upgrade?.toLowerCase() !== 'websocket') return 400;
  if (!isFromAllowedOrigin(hub, request)) return 403;
  if (!hub.requests.allow(address)) return 429;
  return url.query.has('id') || hub.newConnections.allow(address) ? undefined : 429;
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
  const refusal = refusalOfUpgrade(hub, request, url, address);
  if (refusal !== undefined) {
    refuseUpgrade(socket, refusal);
    return;
  }
  const identified = identify(hub, request, url.query, true);
  // Not awaited without need: whoever waits keeps the request in memory for longer.
  const identity = identified instanceof Promise ? await identified : identified;
  const place = placeFor(hub, identity, url.query.get('id'), address);
  if (typeof place === 'number') {
    refuseUpgrade(socket, place);
    return;
  }
  socket.removeListener('error', onError);
  acceptWebSocket(hub, server, upgrade, place, address);
}
