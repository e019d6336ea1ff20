import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptFirstPoll } from '../transports/long-polling.ts';
import { acceptPost } from '../transports/post.ts';
import { acceptEventStream } from '../transports/server-sent-events.ts';
import { answer } from './answer.ts';
import { endConnection } from './connection.ts';
import type { Hub } from './hub.ts';
import { negotiate } from './negotiate.ts';
import { allowOrigin, answerPreflight, isFromAllowedOrigin } from './origin.ts';
import { spend } from './rate-limiter.ts';
import type { Connection, Reservation } from './records.ts';
import { addressOf, findReservation, type HubUrl, identify, refusalOfConnection, refusalOfVisitor } from './visit.ts';

interface Visit {
  readonly hub: Hub;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  readonly wantsEvents: boolean;
}

function wantsEvents(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

function startTransport({ hub, response, address, ...visit }: Visit, reservation: Reservation): void {
  const refusal = refusalOfConnection(hub, address);
  if (refusal !== undefined) answer(response, refusal, 'Too many connections.', { 'retry-after': '5' });
  else if (visit.wantsEvents) acceptEventStream(hub, response, reservation, address);
  else acceptFirstPoll(hub, response, reservation, address);
}

function continueTransport({ response, ...visit }: Visit, connection: Connection): void {
  const { kind, poller } = connection.transport;
  if (kind === 'server-sent-events' && visit.wantsEvents) answer(response, 409, 'Connection already in use');
  else if (poller === undefined || visit.wantsEvents) answer(response, 400, 'Wrong transport for this connection');
  else poller.poll(response);
}

/** `true`: the client may go on as the one who negotiated. */
async function admits(visit: Visit, query: URLSearchParams, owner: Connection | Reservation): Promise<boolean> {
  const mayBeInQuery = visit.request.method === 'GET' && visit.wantsEvents;
  const refusal = refusalOfVisitor(await identify(visit.hub, visit.request, query, mayBeInQuery), owner);
  if (refusal !== undefined) answer(visit.response, refusal);
  return refusal === undefined;
}

async function get(visit: Visit, query: URLSearchParams, token: string): Promise<void> {
  const { hub, response } = visit;
  const owner = hub.byToken.get(token) ?? findReservation(hub, token);
  if (owner === undefined) {
    answer(response, 404, 'No Connection with that ID');
    return;
  }
  if (!(await admits(visit, query, owner)) || response.destroyed) return;
  // Looked up again: another request may have come while this one was being identified.
  const connection = hub.byToken.get(token);
  const reservation = findReservation(hub, token);
  if (connection !== undefined) continueTransport(visit, connection);
  else if (reservation !== undefined) startTransport(visit, reservation);
  else answer(response, 404, 'No Connection with that ID');
}

async function post(visit: Visit, query: URLSearchParams, token: string): Promise<void> {
  const { hub, request, response } = visit;
  const connection = hub.byToken.get(token);
  if (connection === undefined) {
    if (findReservation(hub, token) === undefined) answer(response, 404, 'No Connection with that ID');
    else answer(response, 400, 'This connection has no transport yet');
    return;
  }
  const { posts } = connection.transport;
  if (posts === undefined) {
    answer(response, 405, 'POST requests are not allowed for WebSocket connections');
    return;
  }
  await acceptPost(hub, connection, posts, request, response, () => admits(visit, query, connection));
}

async function remove(visit: Visit, query: URLSearchParams, token: string): Promise<void> {
  const { hub, response } = visit;
  const connection = hub.byToken.get(token);
  if (connection === undefined) {
    answer(response, 404, 'No Connection with that ID');
    return;
  }
  if (connection.transport.poller === undefined) {
    answer(response, 400, 'Only long polling connections are deleted');
    return;
  }
  if (!(await admits(visit, query, connection))) return;
  endConnection(hub, connection);
  connection.transport.drop();
  answer(response, 202);
}

/** A living connection pays for itself: hundreds of phones may poll behind one address. */
function isWithinRates(hub: Hub, token: string, address: string): boolean {
  const connection = hub.byToken.get(token);
  if (connection === undefined) return hub.requests.allow(address);
  const { limits, clock } = hub.options;
  return spend(connection.allowance, limits.messagesPerConnection, clock.now());
}

export async function serveRequest(
  hub: Hub,
  request: IncomingMessage,
  response: ServerResponse,
  url: HubUrl,
): Promise<void> {
  if (!isFromAllowedOrigin(hub, request)) {
    answer(response, 403, 'This origin is not allowed');
    return;
  }
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(response);
    return;
  }
  const address = addressOf(hub, request);
  if (url.isNegotiate) {
    await negotiate(hub, request, response, url.query, address);
    return;
  }
  const token = url.query.get('id') ?? '';
  if (!isWithinRates(hub, token, address)) {
    answer(response, 429, 'Too many requests.', { 'retry-after': '1' });
    return;
  }
  const visit: Visit = { hub, request, response, address, wantsEvents: wantsEvents(request) };
  if (token === '') answer(response, 400, 'Connection ID required');
  else if (request.method === 'GET') await get(visit, url.query, token);
  else if (request.method === 'POST') await post(visit, url.query, token);
  else if (request.method === 'DELETE') await remove(visit, url.query, token);
  else answer(response, 405, '', { allow: 'GET, POST, DELETE' });
}
