import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../http/create-http-server.ts';
import { serveHealth } from '../http/health.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

async function server(reasons: readonly string[] = []) {
  const app = await createHttpServer({ trustedProxies: ['10.1.2.3'] });
  serveMetrics(app, createMetrics());
  serveHealth(app, { reasons: async () => reasons });
  return app;
}

describe('the figures', () => {
  it('count calls by declared route, never by the address that was called', async () => {
    const app = await server();
    await app.inject('/livez');
    await app.inject('/bills/KD123');
    const { body } = await app.inject('/metrics');
    await app.close();
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/livez",status="200"} 1');
    expect(body).toContain('route="none",status="404"} 1');
    expect(body).not.toContain('KD123');
  });

  it.each([
    { who: 'a stranger', remoteAddress: '41.58.0.1', headers: {} },
    {
      who: 'a proxy that is believed and speaks for this machine',
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    },
    { who: 'a stranger behind the gateway', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '41.58.0.1' } },
  ])('are not for $who', async ({ remoteAddress, headers }) => {
    const app = await server();
    const response = await app.inject({ url: '/metrics', remoteAddress, headers });
    await app.close();
    expect(response.statusCode).toBe(404);
  });
});

describe('the probes', () => {
  it('say alive, and ready when nothing is in the way', async () => {
    const app = await server();
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('say why calls must not come', async () => {
    const app = await server(['the database does not answer']);
    const response = await app.inject('/readyz');
    await app.close();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'not-ready', reasons: ['the database does not answer'] });
  });
});
