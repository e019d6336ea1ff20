import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../app.ts';
import { accept } from '../testing/fake-api.ts';
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

  it('are answered within five seconds when the API has stopped, and late answers are for nobody', async () => {
    const stopped = await gatewayWorld();
    let late: ServerResponse | undefined;
    stopped.api.answer = ({ url }, response) => {
      if (url === '/api/v1/slow') late = response;
    };
    const answer = await fetch(`${stopped.origin}/api/v1/slow`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'service.unavailable' });
    expect(stopped.api.seen.map(({ url }) => url)).toEqual(['/api/v1/slow', '/livez']);
    late?.end('{"ok":true}');
    stopped.api.answer = (_, response) => response.end('{}');
    expect((await fetch(`${stopped.origin}/api/v1/x`)).status).toBe(200);
    await stopped.close();
  });

  it('may take their time while the API is alive', async () => {
    const busy = await gatewayWorld();
    let asked = 0;
    let answerSlow = () => {};
    busy.api.answer = ({ url }, response) => {
      if (url === '/api/v1/slow') answerSlow = () => response.end('{"ok":true}');
      else {
        response.end('{}');
        asked += 1;
        if (asked === 2) answerSlow();
      }
    };
    const answer = await fetch(`${busy.origin}/api/v1/slow`);
    expect([answer.status, asked]).toEqual([200, 2]);
    await busy.close();
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

describe('a socket of the hub', () => {
  const hub = '/hubs/payment-notifications?id=1';
  /** Both ends: the browser's, and the one at the API. Neither reads yet. */
  async function opened() {
    const atApi = new Promise<Duplex>((resolve) => {
      world.api.upgrade = (asked, socket) => {
        accept(asked, socket);
        resolve(socket);
      };
    });
    const asking = request(origin + hub, { headers: upgradeHeaders, agent: false }).end();
    const [, browser] = (await once(asking, 'upgrade')) as [unknown, Socket];
    browser.on('error', () => {});
    return { browser, api: await atApi };
  }
  const upgradeHeaders = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  };
  const refused = async (place: string) => {
    const asking = request(place, { headers: upgradeHeaders, agent: false }).end();
    const [{ statusCode, headers }] = await once(asking, 'response');
    return { statusCode, retryAfter: headers['retry-after'] };
  };

  it('is refused as the API refuses it, so that the browser tries another way', async () => {
    world.api.upgrade = (_, socket) =>
      socket.end('HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    expect(await refused(origin + hub)).toEqual({ statusCode: 429, retryAfter: '7' });
    expect(world.api.seen.at(-1)?.headers).toMatchObject({
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
  });

  it('is refused when the API is away', async () => {
    const away = await gatewayWorld({ API_ORIGIN: 'http://127.0.0.1:9' });
    expect(await refused(away.origin + hub)).toMatchObject({ statusCode: 503 });
    await away.close();
  });

  it('passes on what has arrived of a message, however long it says it will be', async () => {
    const { browser, api } = await opened();
    const maskedHeaderOf64Megabytes = Buffer.from([0x82, 0xff, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0]);
    browser.write(maskedHeaderOf64Megabytes);
    const [arrived] = await once(api, 'data');
    expect(arrived).toEqual(maskedHeaderOf64Megabytes);
    browser.destroy();
  });

  it('keeps nothing for a browser that does not read: the API learns of it', async () => {
    const { browser, api } = await opened();
    const all = 64 * 1024 * 1024;
    api.write(Buffer.alloc(all));
    let taken = -1;
    // Until the next twenty answers of the gateway find it where it was.
    while (taken !== unsentBytes(api)) {
      taken = unsentBytes(api);
      for (let round = 0; round < 20; round += 1) await fetch(`${origin}/livez`);
    }
    expect(taken).toBeGreaterThan(0);
    browser.destroy();
  });

  it('ends at both ends when one of them ends it', async () => {
    const first = await opened();
    first.browser.resume();
    first.api.end('last words');
    await once(first.browser, 'close');
    const second = await opened();
    second.browser.destroy();
    second.api.resume();
    await once(second.api, 'close');
  });

  it('leaves nothing open when the browser is gone before the API has agreed', async () => {
    const asked = new Promise<() => Duplex>((resolve) => {
      world.api.upgrade = (seen, socket) => {
        resolve(() => {
          accept(seen, socket);
          return socket.resume();
        });
      };
    });
    const asking = request(origin + hub, { headers: upgradeHeaders, agent: false }).end();
    asking.on('error', () => {});
    const agree = await asked;
    asking.socket?.resetAndDestroy();
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    await once(agree(), 'close');
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
  });
});

describe('a request to speak something else than HTTP', () => {
  it('is answered in HTTP where there is no hub', async () => {
    const asking = request(origin, { headers: { connection: 'Upgrade', upgrade: 'h2c' }, agent: false }).end();
    const [{ statusCode }] = await once(asking, 'response');
    expect(statusCode).toBe(200);
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
    const { status, headers } = await fetch(`${origin}/metrics`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const behindProxy = await gatewayWorld({ TRUSTED_PROXIES: '127.0.0.1' });
    const { statusCode } = await behindProxy.ask('/metrics', { headers: { 'x-forwarded-for': '10.0.0.7' } });
    await behindProxy.close();
    expect(statusCode).toBe(404);
    const spoken = await createGateway({
      releasesDir: world.releasesDir,
      fieldDir: world.releasesDir,
      apiOrigins: [world.api.origin],
      portalOrigin: 'http://localhost:4000',
      paymentOrigins: [],
      trustedProxies: ['10.1.2.3'],
      rendersPages: false,
      rendersAhead: false,
      waitingRoomKey: undefined,
      waitingRoomPerSecond: 20,
      stateDir: undefined,
      watchesService: false,
      logger: false,
    });
    const spoofed = await spoken.inject({
      url: '/metrics',
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    await spoken.close();
    expect(spoofed.statusCode).toBe(404);
  });
});

/** What the API has said and nobody has taken. */
function unsentBytes(api: Duplex): number {
  return api.writableLength;
}
