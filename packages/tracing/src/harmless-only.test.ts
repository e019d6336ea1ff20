import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { harmlessOnly } from './harmless-only.ts';

it('lets nothing pass that is not on the list', () => {
  const sent = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: harmlessOnly(sent) })],
  });
  const span = provider.getTracer('test').startSpan('GET /api/*');
  span.setAttributes({
    'http.route': '/api/*',
    'url.full': 'http://x/?ref=KD1',
    'url.query': '?ref=KD1',
    'db.query.text': 'select 1',
  });
  span.addEvent('told', { nin: '70123456789' });
  span.recordException(new Error('Key (email)=(a@b.ng) already exists'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'Key (email)=(a@b.ng) already exists' });
  span.end();

  const [told] = sent.getFinishedSpans();
  expect(told?.attributes).toEqual({ 'http.route': '/api/*' });
  expect(told?.events).toEqual([]);
  expect(told?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(told?.spanContext()).toEqual(span.spanContext());
});
