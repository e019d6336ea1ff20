import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { rollBack } from '@portal/federation/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';
import { startScript } from './start-script.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await gatewayWorld();
});

afterAll(() => world.close());

const page = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });
const stateOf = (html: string) => JSON.parse(/id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('a public page', () => {
  it('comes with its HTML, rendered by the released area, and starts no script by itself', async () => {
    const { body, statusCode, headers } = await page('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div id="root"><h1>public-site first</h1>');
    expect(body).not.toMatch(/<script[^>]* src=/);
    expect(body).not.toContain('modulepreload" href');
  });

  it('is started at once when it is nothing without script, and else when its visitor wants it', async () => {
    const planOf = ({ body }: { body: string }) =>
      JSON.parse(/id="portal-start">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
    expect(planOf(await page('/'))).toMatchObject({ isAtOnce: false, isReading: true });
    const signup = await page('/signup');
    expect(planOf(signup)).toMatchObject({ isAtOnce: true });
    expect(signup.body).toContain('<div id="root"><h1>public-site');
    expect(planOf(signup)).toMatchObject({ isStill: false });
    expect(planOf(await page('/developers'))).toMatchObject({ isAtOnce: false, isStill: true });
  });

  it('escapes what came from elsewhere', async () => {
    const { body } = await page('/');
    expect(body).toContain('<title>A &lt;title&gt;</title>');
    expect(body).toContain('content="Described &quot;well&quot;"');
    expect(body).toContain('\\u003c/script>\\u003cb>');
    expect(stateOf(body).rendered.loaderData.text).toBe('</script><b>');
  });

  it('tells the application what is live, and what this page admitted', async () => {
    const { registry, admitted } = stateOf((await page('/')).body);
    expect(registry.areas.map(({ id }: { id: string }) => id)).toEqual(['mda', 'payments', 'public-site']);
    expect(admitted).toEqual(['public-site']);
  });

  it('needs one request for its styles: small sheets are inside', async () => {
    const { body } = await page('/');
    expect(body.match(/<link rel="stylesheet" [^>]*integrity="[^"]+">/g)).toHaveLength(1);
    // Found by the screen that needs it, and never fetched.
    expect(body.match(/<link rel="stylesheet" href="[^"]+\/area\.css" disabled>/g)).toHaveLength(1);
    expect(body).toContain('@layer area{.a{color:red}}');
  });

  it('is rendered once for everybody, with a nonce of its own for each', async () => {
    const [first, second] = [await page('/about-us'), await page('/about-us')];
    const nonce = (answer: typeof first) =>
      /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    const count = (answer: typeof first) => /<p>(\d+)<\/p>/.exec(answer.body)?.[1];
    expect(count(first)).toBe(count(second));
    expect(nonce(first)).not.toBe(nonce(second));
    expect(first.body).toContain(`<style nonce="${nonce(first)}"></style>`);
    expect(first.body).not.toContain('portal-nonce-place');
  });

  it('puts a nonce where it belongs, never where content asks for one', async () => {
    world.api.answer = (_, response) => response.end('<script nonce="portal-nonce-place">');
    const { body, headers } = await page('/content-of-a-stranger');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    world.api.answer = (_, response) => response.end('{"ok":true}');
    expect(body).toContain('<script nonce="portal-nonce-place">');
    expect(body).toContain(`<style nonce="${nonce}"></style>`);
    expect(body).not.toContain('nonce-place-');
  });

  it('is the same page whatever stands in its address that no page reads', async () => {
    const count = async (path: string) => /<p>(\d+)<\/p>/.exec((await page(path)).body)?.[1];
    const bare = await count('/of-public-site');
    for (const query of ['?x=1', '?x=2&utm_source=y', '?__proto__=z', `?q=${'x'.repeat(300)}`])
      expect(await count(`/of-public-site${query}`), query).toBe(bare);
    expect(await count('/of-public-site?q=words')).not.toBe(bare);
  });

  it('speaks the language and has the colours of the cookie', async () => {
    const { body, headers } = await page('/', { cookie: 'pay_kd_lang=ha; pay_kd_scheme=dark' });
    expect(body).toContain('<html lang="ha" data-mantine-color-scheme="dark">');
    expect(headers['content-language']).toBe('ha');
    expect(headers.vary).toContain('cookie');
  });

  it('runs at most 2 KB of script before it is asked to start', () => {
    expect(gzipSync(startScript).length).toBeLessThan(2048);
  });

  it('is compressed as the browser can', async () => {
    const plain = await page('/');
    const brotli = await page('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await page('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('public-site first');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('public-site first');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD without a body', async () => {
    const { body, statusCode } = await world.ask('/', { method: 'HEAD' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});

describe('a flood of addresses that are rendered afresh', () => {
  it('gets so many pages with HTML, then pages without; what is kept is served as before', async () => {
    const flooded = await gatewayWorld();
    try {
      const count = (html: string) => /<p>(\d+)<\/p>/.exec(html)?.[1];
      const before = count((await flooded.ask('/about-us')).body);
      const pages = await Promise.all(Array.from({ length: 150 }, (_, index) => flooded.ask(`/?q=${index}`)));
      expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const rendered = pages.filter(({ body }) => count(body) !== undefined).length;
      expect(rendered).toBeGreaterThan(10);
      expect(rendered).toBeLessThan(100);
      expect(count((await flooded.ask('/about-us')).body)).toBe(before);
    } finally {
      await flooded.close();
    }
  });
});

describe('a payment page', () => {
  it("is rendered for each visitor with the API's answer, in the visitor's name", async () => {
    await page('/payment_summary_open?billRef=1');
    const { body } = await page('/payment_summary_open?billRef=1', { 'x-request-id': 'my-request-1' });
    expect(body).toContain('{"ok":true}');
    expect(world.api.seen.at(-1)?.headers).toMatchObject({
      'x-request-id': 'my-request-1',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('is kept nowhere, and only its policy names the provider', async () => {
    const payment = await page('/payment_summary_open');
    const home = await page('/');
    expect(payment.headers['cache-control']).toBe('no-store');
    expect(payment.body).toContain('<meta name="robots" content="noindex">');
    expect(payment.headers['content-security-policy']).toContain('https://pay.example');
    expect(home.headers['content-security-policy']).not.toContain('pay.example');
    expect(stateOf(payment.body).document).toBe('payments');
    expect(stateOf(home.body).document).toBeUndefined();
  });

  it('that was asked for too often says when to come back, as the API does', async () => {
    world.api.answer = (_, response) => response.writeHead(429, { 'retry-after': '17' }).end('{}');
    const refused = await page('/payment_summary_open?billRef=1');
    world.api.answer = (_, response) => response.writeHead(200, { 'retry-after': '17' }).end('{"ok":true}');
    const answered = await page('/payment_summary_open?billRef=1');
    world.api.answer = (_, response) => response.end('{"ok":true}');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '17']);
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([200, undefined]);
  });

  it('comes again by itself without script while the API is away, and then not any more', async () => {
    const again = '<noscript><meta http-equiv="refresh" content="5"></noscript>';
    world.api.answer = (_, response) => response.writeHead(503, { 'retry-after': '5' }).end('{}');
    const away = await page('/payment_summary_open?billRef=1');
    world.api.answer = (_, response) => response.end('{"ok":true}');
    const back = await page('/payment_summary_open?billRef=1');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.body).toContain(again);
    expect(back.body).not.toContain(again);
  });

  it('still comes, without its HTML, when the API does not answer', async () => {
    world.api.answer = (_, response) => response.destroy();
    const { body, statusCode } = await page('/payment_summary_open?billRef=1');
    world.api.answer = (_, response) => response.end('{"ok":true}');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toMatch(/<script type="module" nonce="[^"]+" src="\/releases\/shell\//);
  });
});

describe('a page that cannot be rendered here', () => {
  it('of a guarded area fetches its whole chain at once, each file with its hash', async () => {
    const { body, headers } = await page('/mda');
    expect(body).toContain('<div id="root"></div>');
    const preloads = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="(sha256-[^"]+)">/g)];
    const files = preloads.map(([, url]) => url?.split('/client/')[1]);
    expect(files).toEqual([
      'assets/main.js',
      'assets/bootstrap.js',
      'assets/en.js',
      'remote-entry.js',
      'assets/area.js',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('because its screen failed comes all the same', async () => {
    const { body, statusCode } = await page('/failing');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('puts the import map before anything that is a module', async () => {
    const { body } = await page('/mda');
    expect(body.indexOf('type="importmap"')).toBeLessThan(body.indexOf('modulepreload'));
  });
});

describe('addresses', () => {
  it('of former days are answered with where to go', async () => {
    const { statusCode, headers } = await page('/former');
    expect([statusCode, headers.location]).toEqual([302, '/?a=login']);
  });

  it.each(['/missing.js', '/assets/app.css', '/releases/mda/none/client/x.js', '/wp-login.php', '/.env'])(
    '%s is a file that is not there, never a page',
    async (url) => {
      const { statusCode, headers, body } = await page(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).not.toContain('html');
      expect(body).not.toContain('<html');
    },
  );

  it.each(['//evil.example/former', '//evil/former', '/.//evil/', '/a/..//evil/', '/\\evil/', '//evil//'])(
    '%s with two slashes names no other host',
    async (url) => {
      const { headers, body } = await page(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(body).not.toContain('//evil');
    },
  );

  it.each([
    ['/about-us/', '/about-us'],
    ['//about-us', '/about-us'],
    ['/about-us///?lang=ha', '/about-us?lang=ha'],
    ['/payment_summary_open/?billRef=KD', '/payment_summary_open?billRef=KD'],
  ])('%s is %s: a page has one address', async (url, address) => {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers.location]).toEqual([301, address]);
  });

  it.each(['/%', '/50%', '/%E0%A4%A', '/about-us/%zz'])(
    '%s, which means nothing, is a page like any other',
    async (url) => {
      const { statusCode, headers } = await page(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('cannot smuggle a payment origin or a header in', async () => {
    const { headers, statusCode } = await page('/?x=%0d%0aset-cookie:%20a=b');
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a form that leads to an address', () => {
  const send = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    world.ask(path, { method: 'POST', headers: { 'content-type': type }, body });

  it('is posted, and its visitor led on', async () => {
    const { statusCode, headers } = await send('/receipt-verification', 'ref=KDR-2026+1&other=x');
    expect([statusCode, headers.location]).toEqual([303, '/receipt-verification?ref=KDR-2026+1']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('never carries what may be a NIN', async () => {
    const { statusCode, headers, body } = await send('/receipt-verification', 'ref=12345678901');
    expect([statusCode, headers.location]).toEqual([303, '/receipt-verification?refused=nin']);
    expect(body).not.toContain('12345678901');
  });

  it.each([
    ['/contact-us/status', 'email=a%40b.test', undefined, 404],
    ['/receipt-verification', '{"ref":"x"}', 'application/json', 400],
    ['/receipt-verification', `ref=${'x'.repeat(10_000)}`, undefined, 400],
  ])('is nothing else: %s', async (path, body, type, status) => {
    expect((await send(path, body, type)).statusCode).toBe(status);
  });
});

describe('a moved pointer', () => {
  it('is seen by the next page, and going back by the one after', async () => {
    expect((await page('/contact-us')).body).toContain('public-site first');
    await world.release('public-site', 'second');
    expect((await page('/contact-us')).body).toContain('public-site second');
    rollBack(world.releasesDir, 'public-site');
    expect((await page('/contact-us')).body).toContain('public-site first');
  });
});

describe('without a shell', () => {
  it('says that the service is not available', async () => {
    const bare = await gatewayWorld();
    rmSync(join(bare.releasesDir, 'shell', 'current.json'));
    const { statusCode, headers } = await bare.ask('/');
    await bare.close();
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['retry-after']).toBeDefined();
  });
});
