import { defineEndpoint, type Endpoint, type ErrorCode, errorCatalogue } from '@portal/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BusinessError } from './business-error.ts';
import type { SignedInUser } from './call.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import { fileAnswer } from './file-answer.ts';
import { type Handler, serve } from './serve.ts';
import { serveRaw } from './serve-raw.ts';

const addLevy = defineEndpoint({
  method: 'POST',
  path: '/levies/:year',
  summary: 'Add a levy',
  access: 'public',
  params: z.object({ year: z.coerce.number().check(z.int()) }),
  query: z.object({ page: z._default(z.coerce.number(), 1) }),
  body: z.object({ name: z.string().check(z.minLength(2)), lines: z.array(z.object({ kobo: z.int() })) }),
  response: z.object({ name: z.string() }),
});
const read = (access: Endpoint['access'], path: `/${string}` = '/levies') =>
  defineEndpoint({ method: 'GET', path, summary: 'Read', access, response: z.object({ ok: z.boolean() }) });

const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function serverWith<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: HttpServerOptions = {}) {
  const app = await createHttpServer(options);
  apps.push(app);
  serve(app, endpoint, handler);
  return app;
}

const post = (payload: string | object, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST' as const,
  url: '/api/v1/levies/2026',
  payload,
  headers,
});
const levy = { name: 'Development levy', lines: [{ kobo: 100 }] };

describe('a served endpoint', () => {
  it('hands the handler the parsed request, with defaults', async () => {
    const seen: unknown[] = [];
    const app = await serverWith(addLevy, async (request) => {
      seen.push(request);
      return { name: request.body.name };
    });
    await app.inject(post(levy));
    expect(seen).toEqual([{ params: { year: 2026 }, query: { page: 1 }, body: levy }]);
  });

  it('answers only what the contract names, so that an extra column never leaks', async () => {
    const app = await serverWith(addLevy, async () => ({ name: 'Levy', passwordHash: 'x' }));
    expect((await app.inject(post(levy))).body).toBe('{"name":"Levy"}');
  });

  it.each([1, 10, 30])(
    'tells who sends %s MB that it is too much, and does not hang up while they send',
    async (mb) => {
      const app = await serverWith(addLevy, async ({ body }) => ({ name: body.name }));
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(`${origin}/api/v1/levies/2026`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `"${'a'.repeat(mb * 1_000_000)}"`,
      });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'request.too-large' });
      expect(answer.headers.get('connection')).not.toBe('close');
    },
  );

  it('answers 500 without details when the handler breaks the contract', async () => {
    const app = await serverWith(read('public'), async () => ({ ok: 'yes' }) as unknown as { ok: boolean });
    const response = await app.inject('/api/v1/levies');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('boolean');
  });

  it('tells the handler the language and the request id, and lets it set headers', async () => {
    const app = await serverWith(read('public'), async (_request, { language, requestId, setHeader }) => {
      setHeader('cache-control', 'public, max-age=60');
      return { ok: language === 'ha' && requestId === 'from-the-gateway' };
    });
    const response = await app.inject({
      url: '/api/v1/levies',
      headers: { 'accept-language': 'ha-NG,en;q=0.5', 'x-request-id': 'from-the-gateway' },
    });
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'x-request-id': 'from-the-gateway',
    });
  });

  it('can answer a file', async () => {
    const file = defineEndpoint({
      method: 'GET',
      path: '/file',
      summary: 'A file',
      access: 'public',
      response: z.instanceof(Uint8Array),
      contentType: 'application/pdf',
    });
    const app = await serverWith(file, async () =>
      fileAnswer({ contentType: 'application/pdf', body: Buffer.from('%PDF'), fileName: 'receipt "1".pdf' }),
    );
    const response = await app.inject('/api/v1/file');
    expect(response.body).toBe('%PDF');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt__1_.pdf"',
    });
  });

  it('keeps answers out of every cache and says so to browsers', async () => {
    const app = await serverWith(read('public'), async () => ({ ok: true }));
    expect((await app.inject('/api/v1/levies')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('who may call', () => {
  const officer = { id: 'o', sessionId: 's', roles: ['Tax Officer', 'Admin'], scope: { kind: 'state' } } as const;
  it.each<{ who: string; access: Endpoint['access']; user: SignedInUser | undefined; code: ErrorCode | 'ok' }>([
    { who: 'nobody, public', access: 'public', user: undefined, code: 'ok' },
    { who: 'nobody, signed-in', access: 'signed-in', user: undefined, code: 'session.expired' },
    { who: 'anybody signed in', access: 'signed-in', user: officer, code: 'ok' },
    { who: 'the active role', access: ['Tax Officer'], user: officer, code: 'ok' },
    { who: 'a role that is not the active one', access: ['Admin'], user: officer, code: 'access.denied' },
    { who: 'no role at all', access: [], user: officer, code: 'access.denied' },
  ])('$who: $code', async ({ access, user, code }) => {
    const app = await serverWith(read(access), async () => ({ ok: true }), { identify: async () => user });
    const response = await app.inject({ url: '/api/v1/levies', headers: { authorization: 'Bearer x' } });
    expect(response.json().code ?? 'ok').toBe(code);
    expect(response.statusCode).toBe(code === 'ok' ? 200 : errorCatalogue[code].status);
  });

  it('refuses a route that was added without saying who may call it', async () => {
    const app = await createHttpServer();
    apps.push(app);
    app.get('/forgotten', async () => 'secret');
    const response = await app.inject('/forgotten');
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('secret');
  });

  it('answers who before what: an anonymous call learns nothing about validation', async () => {
    const app = await serverWith({ ...addLevy, access: 'signed-in' }, async () => ({ name: '' }));
    expect((await app.inject(post({}))).statusCode).toBe(401);
  });
});

describe('refusals', () => {
  const json = { 'content-type': 'application/json' };
  it.each<{ what: string; code: ErrorCode; call: ReturnType<typeof post> | string }>([
    { what: 'values that are not valid', code: 'request.invalid', call: post({ name: 'x', lines: [{ kobo: 'ten' }] }) },
    { what: 'malformed JSON', code: 'request.malformed', call: post('{"name":', json) },
    { what: 'an empty body', code: 'request.malformed', call: post('', json) },
    { what: 'a body that is too large', code: 'request.too-large', call: post(`"${'x'.repeat(70_000)}"`, json) },
    { what: 'text', code: 'request.unsupported-media-type', call: post('hello', { 'content-type': 'text/plain' }) },
    { what: 'an unknown address', code: 'route.not-found', call: '/api/v1/nowhere?token=abc' },
    { what: 'another method', code: 'request.method-not-allowed', call: '/api/v1/levies/2026' },
    { what: 'an address that cannot be decoded', code: 'request.malformed', call: '/api/v1/%E0%A4%A' },
  ])('$what: $code', async ({ code, call }) => {
    let calls = 0;
    const app = await serverWith(addLevy, async () => {
      calls += 1;
      return { name: '' };
    });
    const response = await app.inject(call);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.statusCode).toBe(errorCatalogue[code].status);
    expect(response.json()).toMatchObject({
      type: `/api/v1/docs#${code}`,
      title: errorCatalogue[code].message,
      status: errorCatalogue[code].status,
      code,
      message: errorCatalogue[code].message,
      requestId: response.headers['x-request-id'],
    });
    expect(calls).toBe(0);
  });

  it('names every field that is not valid, by its path and in words', async () => {
    const app = await serverWith(addLevy, async () => ({ name: '' }));
    const response = await app.inject(post({ name: 'x', lines: [{ kobo: 1 }, { kobo: 'ten' }] }));
    expect(response.json().fieldErrors).toEqual({
      name: 'Too small: expected string to have >=2 characters',
      'lines.1.kobo': 'Invalid input: expected number, received string',
    });
  });

  it('names the methods an address has', async () => {
    const app = await serverWith(addLevy, async () => ({ name: '' }));
    expect((await app.inject('/api/v1/levies/2026')).headers.allow).toBe('POST');
  });

  it('says when to come back', async () => {
    const app = await serverWith(read('public'), async () => {
      throw new BusinessError('request.rate-limited', { retryAfterSeconds: 30 });
    });
    const response = await app.inject('/api/v1/levies');
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  it('says nothing about a fault of ours', async () => {
    const app = await serverWith(read('public'), async () => {
      throw new Error('relation "bills" does not exist');
    });
    const response = await app.inject('/api/v1/levies');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'unexpected', message: errorCatalogue.unexpected.message });
    expect(response.body).not.toContain('bills');
  });

  it('replaces a request id that is not sane', async () => {
    const app = await serverWith(read('public'), async () => ({ ok: true }));
    const response = await app.inject({ url: '/api/v1/levies', headers: { 'x-request-id': 'a b<script>' } });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

describe("the caller's address", () => {
  const seenBy = async (peer: string, forwarded: string, options: HttpServerOptions = {}) => {
    let ip = '';
    const app = await serverWith(
      read('public'),
      async (_request, call) => {
        ip = call.ip;
        return { ok: true };
      },
      options,
    );
    await app.inject({ url: '/api/v1/levies', remoteAddress: peer, headers: { 'x-forwarded-for': forwarded } });
    return ip;
  };
  it.each([
    { peer: '127.0.0.1', forwarded: '41.58.0.1', ip: '41.58.0.1', why: 'the gateway beside us is believed' },
    { peer: '41.58.0.9', forwarded: '10.0.0.1', ip: '41.58.0.9', why: 'a stranger is not' },
    {
      peer: '::ffff:127.0.0.1',
      forwarded: '1.1.1.1, 41.58.0.1',
      ip: '41.58.0.1',
      why: 'nor what a stranger put first',
    },
  ])('$why', async ({ peer, forwarded, ip }) => {
    expect(await seenBy(peer, forwarded)).toBe(ip);
  });

  it('believes a configured proxy', async () => {
    expect(await seenBy('10.1.2.3', '41.58.0.1', { trustedProxies: ['10.0.0.0/8'] })).toBe('41.58.0.1');
  });
});

describe('a raw door', () => {
  it('hands over the bytes as they came, whatever their type', async () => {
    const app = await createHttpServer();
    apps.push(app);
    const seen: string[] = [];
    serveRaw(app, { method: 'POST', path: '/notifications/:door' }, async ({ params, body }) => {
      seen.push(`${params.door} ${body.toString()}`);
      return { status: 200, body: 'Ok' };
    });
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/notifications/a',
        headers: { 'content-type': type },
        payload: '[{"rrr": 1}]',
      });
      expect(response.body).toBe('Ok');
    }
    expect(seen).toEqual(Array(3).fill('a [{"rrr": 1}]'));
  });
});
