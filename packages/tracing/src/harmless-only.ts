import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** All that leaves this machine about a span besides its name and its times. What is not here never does. */
const harmless: ReadonlySet<string> = new Set([
  'db.namespace',
  'db.operation.name',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'portal.request_id',
  'server.address',
  'server.port',
]);

/**
 * The libraries describe calls completely: with addresses and their queries, statements, and messages of errors. Those carry
 * references, tokens, names and national identity numbers; a list of what may pass keeps out what a later version adds, too.
 */
export function harmlessOnly(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmlessSpan), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

function harmlessSpan(span: ReadableSpan): ReadableSpan {
  const { kind, parentSpanContext, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  const { droppedAttributesCount, droppedEventsCount, droppedLinksCount } = span;
  return {
    // Begins with what a statement begins with, up to its first space.
    name: span.name.replace(/\s+/g, ' '),
    kind,
    spanContext: () => span.spanContext(),
    ...(parentSpanContext && { parentSpanContext }),
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    status: { code: span.status.code },
    attributes: harmlessAttributes(span.attributes),
    links: [],
    events: [],
    droppedAttributesCount,
    droppedEventsCount,
    droppedLinksCount,
  };
}

function harmlessAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => harmless.has(name)));
}
