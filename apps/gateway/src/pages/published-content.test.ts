import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

let world: GatewayWorld;
const published = { version: '1', text: 'first words', isAway: false, isTooOften: false };

beforeAll(async () => {
  world = await gatewayWorld();
  world.api.answer = ({ url }, response) => {
    if (published.isAway) return response.destroy();
    if (published.isTooOften && url.endsWith('/pages')) return response.writeHead(429, { 'retry-after': '9' }).end();
    const answers: Readonly<Record<string, string>> = {
      '/api/v1/content/version': JSON.stringify({ version: published.version }),
      '/api/v1/content/pages': published.text,
      '/api/v1/content/news?pageSize=30': JSON.stringify({
        data: [
          { slug: 'new', title: 'New', lead: '', publishedOn: '2026-11-21', updatedAt: '2026-11-21T08:00:00.000Z' },
          {
            slug: 'due',
            title: 'Due <soon>',
            lead: 'A & B',
            publishedOn: '2026-11-20',
            updatedAt: '2026-11-22T09:30:00.000Z',
          },
        ],
      }),
    };
    response.end(answers[url]);
  };
});
afterAll(() => world.close());
beforeEach(() => {
  published.isAway = false;
  published.isTooOften = false;
});

const read = async (path: string) => (await world.ask(path)).body;
const rendered = (html: string) => /<p>([^<]*)<\/p><\/div>/.exec(html)?.[1];
const publish = (text: string) => Object.assign(published, { text, version: `${published.version}1` });

describe('a page with published content', () => {
  it('is kept until something is published, and then rendered anew for the next visitor', async () => {
    const count = () => world.api.seen.filter(({ url }) => url === '/api/v1/content/pages').length;
    expect(rendered(await read('/content/a'))).toBe('first words');
    const before = count();
    expect(rendered(await read('/content/a'))).toBe('first words');
    expect(count()).toBe(before);

    publish('second words');

    // Asked about at most every quarter of a second.
    await vi.waitFor(async () => expect(rendered(await read('/content/a'))).toBe('second words'), {
      timeout: 1_000,
      interval: 20,
    });
  });

  it('is shown as last known while the API is away', async () => {
    publish('known words');
    await vi.waitFor(async () => expect(rendered(await read('/content/b'))).toBe('known words'), 1_000);
    published.isAway = true;
    expect(rendered(await read('/content/b'))).toBe('known words');
    expect(rendered(await read('/content/never-seen'))).toBe('half a page');
  });
});

describe('a visitor who asks too often', () => {
  it('leaves the page of everybody else as it is', async () => {
    publish('words for everybody');
    await vi.waitFor(async () => expect(rendered(await read('/content/c'))).toBe('words for everybody'), 1_000);
    published.isTooOften = true;
    published.version += '1';
    const asked = () => world.api.seen.filter(({ url }) => url === '/api/v1/content/pages').length;
    const before = asked();
    await vi.waitFor(async () => {
      expect(rendered(await read('/content/c'))).toBe('words for everybody');
      expect(asked()).toBeGreaterThan(before);
    }, 1_000);
  });
});

describe('the news', () => {
  it('can be subscribed to, in either language', async () => {
    const { headers, body } = await world.ask('/news/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain(
      '<title>Due &lt;soon&gt;</title><published>2026-11-20T00:00:00+01:00</published><updated>2026-11-22T09:30:00.000Z</updated>',
    );
    expect(body).toContain('<summary>A &amp; B</summary>');
    // An older article that was corrected is what is newest of the feed.
    expect(body.indexOf('<updated>2026-11-22T09:30:00.000Z</updated>')).toBeLessThan(body.indexOf('<entry>'));
    const inHausa = (await world.ask('/news/feed.xml?lang=ha')).body;
    expect(inHausa).toContain('xml:lang="ha"');
    // What is shared from it opens in its language.
    expect(inHausa).toContain('<link rel="alternate" href="http://localhost:4000/news/due?lang=ha"/>');
    expect(world.api.seen.at(-1)?.headers['accept-language']).toBe('ha');
    expect(await read('/content/a')).toContain('type="application/atom+xml" href="/news/feed.xml">');
  });

  it('ask to come again while the API is away', async () => {
    published.isAway = true;
    const { statusCode, headers } = await world.ask('/news/feed.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });
});
