import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../problem.ts';
import { apiPulse } from './api-pulse.ts';
import { socketProxy } from './socket-proxy.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** Long polling holds an answer back this long at most; the API ends it earlier by itself. */
const patienceMs = 130_000;
const retryAfterSeconds = 5;

/** `/api` and `/hubs`, WebSockets included: same origin for the browser, another process for us. */
export function apiProxy(app: FastifyInstance, apiOrigin: string): void {
  const { watch } = apiPulse(apiOrigin);
  const common: FastifyHttpProxyOptions = {
    upstream: apiOrigin,
    // The client decides what may be asked twice; a payment certainly not.
    retryMethods: [],
    undici: { headersTimeout: patienceMs, bodyTimeout: 0 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...withoutTraces(headers), ...visitorHeaders(request) }),
      rewriteHeaders: withoutOurOwn,
      onResponse(_request, reply, answer) {
        const { stream } = answer as unknown as { readonly stream: Readable };
        // Answered in its place meanwhile: what it says now is for nobody.
        if (reply.sent) stream.destroy();
        else (reply as FastifyReply).send(stream);
      },
      onError(reply, { error }) {
        reply.request.log.error({ err: error }, 'The API did not answer');
        sendProblem(reply as FastifyReply, 'service.unavailable', retryAfterSeconds);
      },
    },
  };
  app.register(httpProxy, { ...common, preHandler: watch, prefix: '/api', rewritePrefix: '/api' });
  const passSocketOn = socketProxy(app, apiOrigin);
  app.register(httpProxy, { ...common, preHandler: passSocketOn, prefix: '/hubs', rewritePrefix: '/hubs' });
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
