import type { IncomingMessage } from 'node:http';
import type { Hub } from './hub.ts';
import type { HubIdentity } from './options.ts';
import { addressKey } from './rate-limiter.ts';
import type { Connection, Reservation } from './records.ts';

/** What a URL asks of the hub; `undefined` when it is not about this hub. */
export interface HubUrl {
  readonly isNegotiate: boolean;
  readonly query: URLSearchParams;
}

export function hubUrlOf(hub: Hub, url: string | undefined): HubUrl | undefined {
  const { path } = hub.options;
  if (url === undefined || !url.startsWith(path)) return undefined;
  const [pathname = '', query = ''] = url.split('?', 2);
  const rest = pathname.slice(path.length);
  if (rest !== '' && rest !== '/' && rest !== '/negotiate') return undefined;
  return { isNegotiate: rest === '/negotiate', query: new URLSearchParams(query) };
}

export function addressOf(hub: Hub, request: IncomingMessage): string {
  return addressKey(hub.options.addressOf?.(request) ?? request.socket.remoteAddress ?? 'unknown');
}

function accessTokenOf(request: IncomingMessage, query: URLSearchParams, mayBeInQuery: boolean): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? (mayBeInQuery ? (query.get('access_token') ?? undefined) : undefined);
}

const anonymous: HubIdentity = { userId: undefined };

/** Answers at once when it can. */
export function identify(
  hub: Hub,
  request: IncomingMessage,
  query: URLSearchParams,
  mayBeInQuery: boolean,
): HubIdentity | Promise<HubIdentity> {
  if (hub.options.identify === undefined) return anonymous;
  return hub.options.identify({ accessToken: accessTokenOf(request, query, mayBeInQuery), request });
}

export function findReservation(hub: Hub, token: string): Reservation | undefined {
  const reservation = hub.reservations.get(token);
  if (reservation === undefined) return undefined;
  const { limits, clock } = hub.options;
  return clock.now() - reservation.madeAt < limits.reservationMs ? reservation : undefined;
}

/** The HTTP status that refuses one more connection, if it must be refused. */
export function refusalOfConnection(hub: Hub, address: string): 429 | 503 | undefined {
  const { limits } = hub.options;
  if (hub.isClosing || hub.byToken.size >= limits.maxConnections) return 503;
  if ((hub.connectionsOfAddress.get(address) ?? 0) >= limits.maxConnectionsPerAddress) return 429;
  return undefined;
}

/** The HTTP status that refuses this visitor, if it must be refused: whoever negotiated must also connect. */
export function refusalOfVisitor(identity: HubIdentity, owner: Connection | Reservation): 401 | 403 | undefined {
  if (identity === 'unauthorized') return 401;
  return identity.userId === owner.userId ? undefined : 403;
}
