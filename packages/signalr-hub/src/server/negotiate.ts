import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateAnswer, negotiateVersionOf } from '../protocol/negotiation.ts';
import { answer, answerJson } from './answer.ts';
import type { Hub, Reservation } from './hub.ts';
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

export function newReservation(hub: Hub, userId: string | undefined): Reservation {
  return { id: randomId(), token: randomId(), userId, madeAt: hub.options.clock.now() };
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
  const full = hub.reservations.size >= hub.options.limits.maxReservations ? 503 : refusalOfConnection(hub, address);
  if (full !== undefined) {
    answer(response, full, 'Too many connections.', { 'retry-after': '5' });
    return;
  }
  const reservation = newReservation(hub, identity.userId);
  hub.reservations.set(reservation.token, reservation);
  answerJson(response, negotiateAnswer(version, reservation.id, reservation.token));
}
