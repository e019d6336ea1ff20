import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

let world: GatewayWorld;
let origin: string;

beforeAll(async () => {
  world = await gatewayWorld();
  origin = world.origin;
});

afterAll(() => world.close());

describe('calls to the API', () => {
  it('pass through with method, path, query and body', async () => {
    await fetch(`${origin}/api/v1/payments?x=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
      body: '{"a":1}',
    });
    expect(world.api.seen.at(-1)).toMatchObject({ method: 'POST', url: '/api/v1/payments?x=1', body: '{"a":1}' });
    expect(world.api.seen.at(-1)?.headers.authorization).toBe('Bearer t');
  });

  it("carry the visitor's address as we see it, whatever the visitor claims", async () => {
    await fetch(`${origin}/api/v1/x`, { headers: { 'x-forwarded-for': '6.6.6.6' } });
    expect(world.api.seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('belong to no trace that a visitor claims', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await fetch(`${origin}/api/v1/x`, { headers: { traceparent, tracestate: 'a=b', baggage: 'nin=1' } });
    expect(Object.keys(world.api.seen.at(-1)?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:traceparent|tracestate|baggage)$/)]),
    );
  });

  it("keep a request's id, and get one when there is none or it is nonsense", async () => {
    const given = await fetch(`${origin}/api/v1/x`, { headers: { 'x-request-id': 'trace-me-please' } });
    expect(world.api.seen.at(-1)?.headers['x-request-id']).toBe('trace-me-please');
    expect(given.headers.get('x-request-id')).toBe('trace-me-please');
    await fetch(`${origin}/api/v1/x`, { headers: { 'x-request-id': 'a b"<' } });
    expect(world.api.seen.at(-1)?.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('are asked once, even when the API is busy', async () => {
    world.api.answer = (_, response) => response.writeHead(503, { 'retry-after': '1' }).end();
    const before = world.api.seen.length;
    const { status } = await fetch(`${origin}/api/v1/once`);
    world.api.answer = (_, response) => response.end('{}');
    expect(status).toBe(503);
    expect(world.api.seen.length - before).toBe(1);
  });

  it('come back as a problem when the API is away', async () => {
    const away = await gatewayWorld({ API_ORIGIN: 'http://127.0.0.1:9' });
    const { statusCode, headers, body } = await away.ask('/api/v1/bills/x');
    await away.close();
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({
      code: 'service.unavailable',
      status: 503,
      requestId: headers['x-request-id'],
    });
  });

  it('stream: what the API has said so far arrives before it has finished', async () => {
    let finish = () => {};
    world.api.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      finish = () => response.end();
    };
    const { body } = await fetch(`${origin}/hubs/payment-notifications`);
    const reader = body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('data: first\n\n');
    finish();
    await reader?.cancel();
    world.api.answer = (_, response) => response.end('{}');
  });
});

describe('the hub', () => {
  it('is reached by WebSocket, and learns where it was opened from', async () => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/hubs/payment-notifications?id=1`);
    const greeting = await new Promise((resolve, reject) => {
      socket.onmessage = ({ data }) => resolve(data);
      socket.onerror = () => reject(new Error('The socket failed'));
    });
    socket.close();
    expect(greeting).toBe('welcome');
    const request = world.api.seen.find(({ headers }) => headers.upgrade === 'websocket');
    expect(request?.url).toBe('/hubs/payment-notifications?id=1');
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

describe('health', () => {
  it('is alive without the API and ready with it', async () => {
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    world.api.answer = (_, response) => response.writeHead(503).end();
    const { status } = await fetch(`${origin}/readyz`);
    world.api.answer = (_, response) => response.end('{}');
    expect(status).toBe(503);
  });

  it('shows metrics on this machine only', async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(200);
    const behindProxy = await gatewayWorld({ TRUSTED_PROXIES: '127.0.0.1' });
    const { statusCode } = await behindProxy.ask('/metrics', { headers: { 'x-forwarded-for': '10.0.0.7' } });
    await behindProxy.close();
    expect(statusCode).toBe(404);
  });
});
