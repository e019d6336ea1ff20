import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateAnswer, negotiateVersionOf } from '../protocol/negotiation.ts';
import { answer, answerJson } from './answer.ts';
import type { Hub } from './hub.ts';
import { networkOf } from './rate-limiter.ts';
import type { Reservation } from './records.ts';
import { identify, refusalOfConnection } from './visit.ts';

const idBytes = 16;
const entropy = Buffer.alloc(idBytes * 256);
let spentBytes = entropy.length;

/** 128 random bits: nobody guesses a token. Drawn in bulk: a draw of its own costs each connection an allocation. */
function randomId(): string {
  if (spentBytes === entropy.length) {
    randomFillSync(entropy);
    spentBytes = 0;
  }
  spentBytes += idBytes;
  return entropy.toString('base64url', spentBytes - idBytes, spentBytes);
}

export function newReservation(hub: Hub, userId: string | undefined, address: string): Reservation {
  const id = randomId();
  const token = hub.options.places?.seal({ connectionId: id, userId }) ?? randomId();
  return { id, token, userId, network: networkOf(address), madeAt: hub.options.clock.now() };
}

/** The place that another replica gave for `token`. Only a WebSocket takes it: what follows it comes over the same wire. */
export function placeFromElsewhere(hub: Hub, token: string, address: string): Reservation | undefined {
  const place = hub.options.places?.open(token);
  // Of two connections with one id neither could be told from the other.
  if (place === undefined || hub.byId.has(place.connectionId)) return undefined;
  const { connectionId: id, userId } = place;
  return { id, token, userId, network: networkOf(address), madeAt: hub.options.clock.now() };
}

/** The HTTP status that refuses one more place, if it must be refused. */
function refusalOfPlace({ reservations, options }: Hub, { network }: Reservation): 429 | 503 | undefined {
  if (reservations.size() >= options.limits.maxReservations) return 503;
  return reservations.sizeOfNetwork(network) >= options.limits.maxReservationsPerNetwork ? 429 : undefined;
}

export async function negotiate(
  hub: Hub,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  address: string,
): Promise<void> {
  if (request.method !== 'POST') {
    answer(response, 405, '', { allow: 'POST' });
    return;
  }
  if (!hub.newConnections.allow(address)) {
    answer(response, 429, 'Too many connections.', { 'retry-after': '1' });
    return;
  }
  const identity = await identify(hub, request, query, false);
  if (identity === 'unauthorized') {
    answer(response, 401, '', { 'www-authenticate': 'Bearer' });
    return;
  }
  const version = negotiateVersionOf(query.get('negotiateVersion'));
  if (typeof version === 'object') {
    answerJson(response, version);
    return;
  }
  const reservation = newReservation(hub, identity.userId, address);
  const full = refusalOfPlace(hub, reservation) ?? refusalOfConnection(hub, address);
  if (full !== undefined) {
    answer(response, full, 'Too many connections.', { 'retry-after': '5' });
    return;
  }
  hub.reservations.add(reservation);
  answerJson(response, negotiateAnswer(version, reservation.id, reservation.token));
}
