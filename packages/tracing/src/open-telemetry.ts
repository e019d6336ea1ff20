import { createRequire } from 'node:module';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { followCalls } from './follow-calls.ts';
import { harmlessOnly } from './harmless-only.ts';
import { requestTraceIds } from './request-trace-ids.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

const require = createRequire(import.meta.url);
const sendEveryMs = 1_000;

/** Tracing with the official libraries. Once per process. */
export function openTelemetry({
  endpoint,
  serviceName,
  isEdge,
}: TracingOptions & { readonly endpoint: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const ids = requestTraceIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter: harmlessOnly(exporter), scheduledDelayMillis: sendEveryMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // What leaves this process for the API carries the trace; what the API sends to payment providers does not.
  if (isEdge) propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  new UndiciInstrumentation({ requireParentforSpans: true });
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  // The instrumentation changes the driver when it is required. As a module it is the same object, imported before or after.
  require('pg');

  const tracer = trace.getTracer('portal');
  return {
    followCalls: (app) => followCalls(app, { tracer, ids, believesCaller: !isEdge }),
    followWork: (name, work) =>
      tracer.startActiveSpan(name, { root: true, kind: SpanKind.CONSUMER }, async (span) => {
        try {
          await work(span.spanContext().traceId);
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: () => provider.shutdown(),
  };
}
