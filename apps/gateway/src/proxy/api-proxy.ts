import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/** Long polling holds an answer back this long at most; the API ends it earlier by itself. */
const patienceMs = 130_000;
const retryAfterSeconds = 5;

/** `/api` and `/hubs`, WebSockets included: same origin for the browser, another process for us. */
export function apiProxy(app: FastifyInstance, apiOrigin: string): void {
  const common: FastifyHttpProxyOptions = {
    upstream: apiOrigin,
    // The client decides what may be asked twice; a payment certainly not.
    retryMethods: [],
    undici: { headersTimeout: patienceMs, bodyTimeout: 0 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...withoutTraces(headers), ...visitorHeaders(request) }),
      rewriteHeaders: withoutOurOwn,
      onError(reply, { error }) {
        reply.request.log.error({ err: error }, 'The API did not answer');
        sendProblem(reply as FastifyReply, 'service.unavailable', retryAfterSeconds);
      },
    },
  };
  app.register(httpProxy, { ...common, prefix: '/api', rewritePrefix: '/api' });
  app.register(httpProxy, { ...common, ...hubSocket, prefix: '/hubs', rewritePrefix: '/hubs' });
}

const hubSocket = {
  websocket: true,
  wsClientOptions: {
    // The proxy's types do not know this option; it is documented, and a test holds it to it.
    rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
      ...headers,
      ...visitorHeaders(request),
      ...socketHeaders(request),
    }),
  } as object,
} as const;

interface Visitor {
  readonly id: string;
  readonly ip: string;
  readonly protocol: string;
  readonly headers: { readonly host?: string | undefined };
}

/** Who asks: the API believes these from us, so whatever a visitor wrote there is replaced. */
export function visitorHeaders(request: Visitor) {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

/** The hub checks where a WebSocket was opened from. */
function socketHeaders({ headers }: FastifyRequest) {
  const { origin, authorization, 'user-agent': agent } = headers;
  return {
    ...(origin && { origin }),
    ...(authorization && { authorization }),
    ...(agent && { 'user-agent': agent }),
  };
}

/** Which trace a call belongs to is for us to say. */
function withoutTraces<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !traceHeaders.includes(name))) as H;
}
const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

const ownHeaders = ['x-request-id', 'x-content-type-options', 'strict-transport-security', 'referrer-policy'];

/** We set these for every answer; twice would be once too many. */
function withoutOurOwn<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))) as H;
}
