import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { arrivedAtHeader } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import type { ApiOrigins } from './api-origins.ts';
import { apiPulse } from './api-pulse.ts';
import { socketProxy } from './socket-proxy.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** Long polling holds an answer back this long at most; the API ends it earlier by itself. */
const patienceMs = 130_000;
const retryAfterSeconds = 5;

/** `/api` and `/hubs`, WebSockets included: same origin for the browser, another process for us. */
export function apiProxy(
  app: FastifyInstance,
  api: ApiOrigins,
  arrivalOf: (request: FastifyRequest) => Date | undefined,
): void {
  const { watch } = apiPulse();
  const chosen = new WeakMap<object, string>();
  const choose = (request: FastifyRequest, origin: string) => {
    chosen.set(request.raw, origin);
    return origin;
  };
  const common: FastifyHttpProxyOptions = {
    // Chosen for each request, below.
    upstream: '',
    // The client decides what may be asked twice; a payment certainly not.
    retryMethods: [],
    undici: { headersTimeout: patienceMs, bodyTimeout: 0 },
    replyOptions: {
      getUpstream: (request) => chosen.get(request.raw) ?? api.next(),
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutWhatWeSay(headers),
        ...visitorHeaders(request),
        ...arrivalHeader(arrivalOf(request as FastifyRequest)),
      }),
      rewriteHeaders: withoutOurOwn,
      onResponse(_request, reply, answer) {
        const { stream } = answer as unknown as { readonly stream: Readable };
        // Answered in its place meanwhile: what it says now is for nobody.
        if (reply.sent) stream.destroy();
        else (reply as FastifyReply).send(stream);
      },
      onError(reply, { error }) {
        const origin = chosen.get(reply.request.raw);
        if (origin) api.noteFailure(origin);
        reply.request.log.error({ err: error }, 'The API did not answer');
        sendProblem(reply as FastifyReply, 'service.unavailable', retryAfterSeconds);
      },
    },
  };
  const toNext = async (request: FastifyRequest, reply: FastifyReply) =>
    watch(request, reply, choose(request, api.next()));
  app.register(httpProxy, { ...common, preHandler: toNext, prefix: '/api', rewritePrefix: '/api' });
  const passSocketOn = socketProxy(app, api);
  const toTheirs = async (request: FastifyRequest, reply: FastifyReply) => {
    // Event streams and polling belong to the replica that negotiated.
    choose(request, api.of(request.ip));
    return passSocketOn(request, reply);
  };
  app.register(httpProxy, { ...common, preHandler: toTheirs, prefix: '/hubs', rewritePrefix: '/hubs' });
}

/** When somebody had come who waited for a turn. The API has it from us alone, so a visitor's own is dropped. */
function arrivalHeader(arrival: Date | undefined) {
  return arrival ? { [arrivedAtHeader]: arrival.toISOString() } : {};
}

/** Which trace a call belongs to, and when somebody came, is for us to say. */
function withoutWhatWeSay<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !oursToSay.includes(name))) as H;
}
const oursToSay = ['traceparent', 'tracestate', 'baggage', arrivedAtHeader];

const ownHeaders = ['x-request-id', 'x-content-type-options', 'strict-transport-security', 'referrer-policy'];

/** We set these for every answer; twice would be once too many. */
function withoutOurOwn<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))) as H;
}
