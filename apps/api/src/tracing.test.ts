import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { apiProcesses, soon } from './testing/api-process.ts';
import { gatewayBefore } from './testing/gateway-before.ts';
import { givenBill } from './testing/given.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { type CollectedSpan, startTraceCollector } from './testing/trace-collector.ts';

const { db, url } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-tracing-'));
const collector = await startTraceCollector();
const common = { DATABASE_URL: url, KEYS_DIR: join(folder, 'keys'), UPLOADS_DIR: join(folder, 'uploads') };
const { ready } = apiProcesses({ ...common, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
afterAll(async () => {
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

it('follows one request through gateway, API and database, and tells nobody what it was about', async () => {
  const bill = await givenBill(db, { payer: { firstName: 'Zainabu', email: 'zainabu@example.ng' } });
  const api = await ready({ API_ROLE: 'both', RATE_LIMITS: 'off' });
  const origin = await gatewayBefore([api.origin], { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const token = 'T0ken'.repeat(9).slice(0, 43);
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736';

  const found = await fetch(`${origin}/api/v1/bills/open?billReference=${bill.reference}`, {
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${theirs}-00f067aa0ba902b7-01` },
  });
  const requestId = found.headers.get('x-request-id') ?? '';
  const traceId = requestId.replaceAll('-', '');
  const refused = await fetch(`${origin}/api/v1/registrations/look-ups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nin: '70123456789', email: 'zainabu@example.ng' }),
  });
  expect([found.status, refused.status]).not.toContain(503);

  const ofTrace = () => collector.spans().filter((span) => span.traceId === traceId);
  await vi.waitFor(() => {
    expect(ofTrace().map(({ service }) => service)).toEqual(expect.arrayContaining(['portal-gateway', 'portal-api']));
    expect(named(ofTrace(), /^pg\.query/).length).toBeGreaterThan(0);
    expect(named(collector.spans(), /^POST \/api\/v1\/registrations\/look-ups$/)).toHaveLength(1);
    expect(named(ofTrace(), /^GET \/api\/\*$/)).toHaveLength(1);
  }, soon);

  const [edge] = named(ofTrace(), /^GET \/api\/\*$/);
  const [passedOn] = ofTrace().filter(({ parentSpanId }) => parentSpanId === edge?.spanId);
  const [served] = named(ofTrace(), /^GET \/api\/v1\/bills\/open$/);
  expect(edge?.parentSpanId).toBeFalsy();
  expect(served?.parentSpanId).toBe(passedOn?.spanId);
  const statements = named(ofTrace(), /^pg\.query/);
  expect(statements.every(({ parentSpanId }) => parentSpanId === served?.spanId)).toBe(true);
  expect(new Set(collector.spans().map(({ service }) => service))).toContain('portal-api');

  const words = collector.words();
  for (const secret of [bill.reference, token, theirs, 'Zainabu', 'zainabu', '70123456789', 'select', '?'])
    expect(words).not.toContain(secret);
  expect(words).toContain(requestId);
  expect(api.output()).toContain(`"traceId":"${traceId}"`);
});

function named(spans: readonly CollectedSpan[], name: RegExp): readonly CollectedSpan[] {
  return spans.filter((span) => name.test(span.name));
}
