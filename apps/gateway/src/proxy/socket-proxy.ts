import { request as askHttp, type IncomingMessage, ServerResponse } from 'node:http';
import { request as askHttps } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import type { ApiOrigins } from './api-origins.ts';
import { visitorHeaders } from './visitor-headers.ts';

const patienceMs = 4_000;
/** What was said last may still be on its way when the other end has gone. */
const farewellMs = 5_000;
const retryAfterSeconds = 5;

interface End {
  readonly socket: Duplex;
  /** What arrived with the request or the answer, before anybody listened. */
  readonly head: Buffer;
}

type Answer = { readonly response: IncomingMessage; readonly end?: End };

/**
 * WebSockets pass as bytes and are not taken apart here: what the hub decides about a reader that is too slow, a message that
 * is too long or a visitor it does not want holds for the browser itself, and nothing piles up in this process.
 */
export function socketProxy(app: FastifyInstance, api: Pick<ApiOrigins, 'next' | 'noteFailure'>) {
  const ends = new WeakMap<IncomingMessage, End>();
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    ends.set(request, { socket, head });
    // From here on nobody else listens: a connection that is reset while the API is asked must not end this process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    // Answered after all: nothing else can follow on this connection.
    response.once('finish', () => socket.destroySoon());
    app.routing(request, response);
  });
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const browser = ends.get(request.raw);
    if (!browser) return;
    let answer: Answer;
    // Any replica opens the token of a WebSocket, wherever it was given.
    const apiOrigin = api.next();
    try {
      answer = await ask(apiOrigin, request);
    } catch (error) {
      api.noteFailure(apiOrigin);
      request.log.error({ err: error }, 'The API did not answer');
      return sendProblem(reply, 'service.unavailable', retryAfterSeconds);
    }
    const { response, end } = answer;
    if (!end)
      return reply
        .status(response.statusCode ?? 0)
        .headers(withoutConnection(response))
        .send(response);
    reply.hijack();
    if (browser.socket.destroyed) {
      end.socket.destroy();
      return reply;
    }
    reply.raw.detachSocket(browser.socket as Socket);
    browser.socket.write(headOf(response));
    for (const socket of [browser.socket, end.socket]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    join(browser, end);
    return reply;
  };
}

const passedOn = ['origin', 'authorization', 'user-agent', 'upgrade', 'connection', 'sec-fetch-site'];

function ask(apiOrigin: string, request: FastifyRequest): Promise<Answer> {
  const { protocol, hostname, port } = new URL(apiOrigin);
  const headers = Object.entries(request.headers).filter(
    ([name]) => passedOn.includes(name) || name.startsWith('sec-websocket-'),
  );
  const options = { hostname, port, path: request.url, agent: false, timeout: patienceMs } as const;
  const asking = (protocol === 'https:' ? askHttps : askHttp)({
    ...options,
    headers: { ...Object.fromEntries(headers), ...visitorHeaders(request) },
  });
  return new Promise((resolve, reject) => {
    asking.once('upgrade', (response, socket, head) => resolve({ response, end: { socket, head } }));
    asking.once('response', (response) => resolve({ response }));
    asking.once('timeout', () => asking.destroy(new Error(`No answer within ${patienceMs} ms`)));
    asking.once('error', reject);
    asking.end();
  });
}

function withoutConnection({ headers }: IncomingMessage) {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = headers;
  return rest;
}

function headOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`;
}

function join(one: End, other: End): void {
  for (const [from, to] of [
    [one, other.socket],
    [other, one.socket],
  ] as const) {
    const { socket, head } = from;
    if ('setTimeout' in socket) (socket as Socket).setTimeout(0).setNoDelay(true);
    if (head.length > 0) to.write(head);
    socket.pipe(to);
    socket.on('error', () => to.destroy());
    // Who will say nothing more wants to hear nothing more: half a WebSocket is none.
    socket.once('end', () => {
      to.unpipe(socket);
      socket.end();
    });
    socket.once('close', () => {
      to.end();
      const farewell = setTimeout(() => to.destroy(), farewellMs);
      to.once('close', () => clearTimeout(farewell));
    });
  }
}
