import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTraceIds } from './request-trace-ids.ts';

export interface FollowedBy {
  readonly tracer: Tracer;
  readonly ids: RequestTraceIds;
  /** Whether a call says which trace it belongs to; from browsers nobody wants to know. */
  readonly believesCaller: boolean;
}

/** Probes and scrapes come every few seconds, files of releases by the dozen. */
const quiet = /^\/(?:livez|readyz|metrics|releases\/.*)$/;
const headers = { get: (carrier: FastifyRequest['headers'], key: string) => carrier[key], keys: Object.keys };
const propagator = new W3CTraceContextPropagator();

/** The route as it was declared, never as it was called: paths carry references, tokens and names. */
export function followCalls(app: FastifyInstance, { tracer, ids, believesCaller }: FollowedBy): void {
  const calls = new WeakMap<FastifyRequest, { readonly span: Span; readonly active: Context }>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers: sent, routeOptions } = request;
    const route = request.is404 ? '(no route)' : (routeOptions.url ?? '(no route)');
    // A socket that stays open is no call that takes its time.
    if (quiet.test(route) || sent.upgrade) return done();
    const parent = believesCaller ? propagator.extract(ROOT_CONTEXT, sent, headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'http.route': route, 'portal.request_id': request.id };
    const span = ids.named(request.id, () =>
      tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent),
    );
    const active = trace.setSpan(parent, span);
    calls.set(request, { span, active });
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    reply.log = request.log;
    context.with(active, done);
  });

  // A body arrives with the events of its socket, outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = calls.get(request);
    if (call) context.with(call.active, done);
    else done();
  });

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = calls.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
