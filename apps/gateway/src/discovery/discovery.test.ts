import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await gatewayWorld();
});

beforeEach(() => {
  world.api.answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
});

afterAll(() => world.close());

const html = async (path: string, headers: Record<string, string> = {}) => (await world.ask(path, { headers })).body;
const graphOf = (body: string): { '@type': string; name: string }[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')['@graph'];
const tag = (body: string, start: string) => new RegExp(`<${start}[^>]*>`).exec(body)?.[0];

describe('a page that may be listed', () => {
  it('names its own address and those of its languages', async () => {
    const body = await html('/about-us');
    expect(tag(body, 'link rel="canonical"')).toContain('href="http://localhost:4000/about-us"');
    expect(tag(body, 'link rel="alternate" hreflang="en"')).toContain('href="http://localhost:4000/about-us"');
    expect(tag(body, 'link rel="alternate" hreflang="ha"')).toContain('href="http://localhost:4000/about-us?lang=ha"');
    expect(tag(body, 'link rel="alternate" hreflang="x-default"')).toContain('/about-us"');
  });

  it('has an address in Hausa, whatever the cookie says, and is rendered no more often for it', async () => {
    const inHausa = await html('/about-us?lang=ha', { cookie: 'pay_kd_lang=en' });
    expect(inHausa).toContain('<html lang="ha">');
    expect(tag(inHausa, 'link rel="canonical"')).toContain('href="http://localhost:4000/about-us?lang=ha"');
    const rendering = (body: string) => /<p>(\d+)<\/p>/.exec(body)?.[1];
    expect(rendering(await html('/about-us', { cookie: 'pay_kd_lang=ha' }))).toBe(rendering(inHausa));
  });

  it('says of itself what links and search engines show, and nothing of it can end its element', async () => {
    const body = await html('/about-us');
    expect(tag(body, 'meta property="og:title"')).toContain('content="A &lt;name&gt;"');
    expect(tag(body, 'meta property="og:image"')).toMatch(
      /content="http:\/\/localhost:4000\/social-cards\/en\/about-us\.png\?v=[\w-]{8}"/,
    );
    const graph = graphOf(body);
    expect(graph.map((each) => each['@type'])).toEqual(['WebSite', 'GovernmentOrganization', 'WebPage', 'Thing']);
    expect(graph[3]?.name).toBe('</script>');
  });

  it('gives search engines whole addresses, in the language of the page', async () => {
    const inHausa = { '@id': 'http://localhost:4000/#thing', url: 'http://localhost:4000/a?lang=ha', text: '/c' };
    const image = { contentUrl: 'http://localhost:4000/b.jpeg' };
    expect(graphOf(await html('/about-us?lang=ha'))[3]).toMatchObject({ ...inHausa, image });
    expect(graphOf(await html('/about-us'))[3]).toMatchObject({ url: 'http://localhost:4000/a' });
  });

  it('is served with what every page has when an older shell hands on something unfinished', async () => {
    expect(graphOf(await html('/unfinished')).map((each) => each['@type'])).toEqual([
      'WebSite',
      'GovernmentOrganization',
      'WebPage',
    ]);
  });
});

describe('other pages', () => {
  it.each(['/unlisted', '/about-us?q=x', '/payment_summary_open', '/mda'])('%s asks not to be listed', async (path) => {
    const body = await html(path);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
    expect(body).not.toContain('og:image');
  });
});

describe('/sitemap.xml', () => {
  it('lists what areas and the content have, once, in each language', async () => {
    world.api.answer = ({ url }, response) => {
      expect(url).toBe('/api/v1/content/addresses');
      const text = { en: 'A', ha: 'B' };
      const published = ['/faq', '/of-mda'].map((path) => {
        return { path, title: text, lead: text, updatedAt: '2026-11-20T09:00:00.000Z' };
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
    };
    const { body, headers, statusCode } = await world.ask('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toEqual(
      ['of-mda', 'of-payments', 'of-public-site', 'faq'].flatMap((path) => [
        `http://localhost:4000/${path}`,
        `http://localhost:4000/${path}?lang=ha`,
      ]),
    );
    expect(body).toContain('<lastmod>2026-11-20</lastmod>');
  });

  it('comes compressed to whoever reads that', async () => {
    const plain = await world.ask('/sitemap.xml');
    const compressed = await world.ask('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(compressed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  });

  it('is a problem while the content cannot be read, and never half a list', async () => {
    world.api.answer = (_, response) => response.writeHead(500).end();
    const answer = await world.ask('/sitemap.xml');
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ code: string }>().code).toBe('service.unavailable');
  });
});

describe('a social card', () => {
  it('is a picture of 1200 × 630, drawn once', async () => {
    const card = await world.ask('/social-cards/ha/about-us.png?v=1');
    expect(card.statusCode).toBe(200);
    expect(card.headers['content-type']).toBe('image/png');
    expect(card.headers['cache-control']).toContain('max-age=2592000');
    expect(card.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each([
    '/social-cards/en/unlisted.png',
    '/social-cards/en/payment_summary_open.png',
    '/social-cards/en.png',
    '/social-cards/fr/about-us.png',
    '/social-cards/en/mda.png',
  ])('%s is not there', async (path) => {
    expect((await world.ask(path)).statusCode).toBe(404);
  });
});
