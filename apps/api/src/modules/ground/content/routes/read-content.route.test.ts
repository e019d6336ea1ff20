import type { AuthoredBlock, AuthoredContent, Kobo, SearchDocument } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createTariffReader } from '../index.ts';
import { anArticle, aPage, aParagraph } from '../testing/a-page.ts';
import { startContent } from '../testing/content-test-app.ts';

const { db } = await createTestDatabase();
const { call, asEditor, draft, publish, pass } = await startContent(db);
const both = (text: string) => ({ en: text, ha: text });

describe('a page', () => {
  it('is kept by browsers and asked about every time; who has it already gets no body', async () => {
    const item = await publish(await draft('/kept', aPage()));
    const first = await call('GET', '/pages?path=/kept');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'accept-language, accept-encoding',
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await call('GET', '/pages?path=/kept', { headers })).statusCode).toBe(304);
    expect((await call('GET', '/pages?path=/kept', { headers, language: 'ha' })).statusCode).toBe(200);

    const saved = await asEditor('PUT', `/items/${item.id}/draft`, { draftVersion: 1, content: aPage('New') });
    await publish(saved);
    expect((await call('GET', '/pages?path=/kept', { headers })).json().title.en).toBe('New');
  });

  it('names the published page it belongs to', async () => {
    await publish(await draft('/guides/first', aPage('First')));
    expect((await call('GET', '/pages?path=/guides/first')).json()).not.toHaveProperty('parent');
    await publish(await draft('/guides', aPage('Guides')));
    expect((await call('GET', '/pages?path=/guides/first')).json().parent).toEqual({
      path: '/guides',
      title: { en: 'Guides', ha: 'Guides (ha)' },
    });
    expect((await call('GET', '/pages?path=/guides')).json()).not.toHaveProperty('parent');
  });

  it.each(['/nowhere', '/no/where'])('%s that nobody published is not found', async (path) => {
    expect((await call('GET', `/pages?path=${path}`)).json().code).toBe('content.not-found');
  });

  it.each(['kept', '//kept', '/kept/', '/../kept', '/Kept', '/a/b/c'])('the path %s is refused', async (path) => {
    expect((await call('GET', `/pages?path=${encodeURIComponent(path)}`)).statusCode).toBe(422);
  });
});

describe('news', () => {
  it('that the portal comes with have the day they were written for', async () => {
    const { data } = (await call('GET', '/news')).json();
    expect(data.map((item: { slug: string; publishedOn: string }) => [item.slug, item.publishedOn])).toEqual([
      ['no-cash-no-road-blocks', '2026-04-20'],
      ['one-calendar-of-due-dates', '2026-02-09'],
      ['income-tax-bands-of-2026', '2026-01-05'],
    ]);
  });

  it('are listed newest first and paged, keep their first date when corrected, and have an address each', async () => {
    const before = (await call('GET', '/news')).json().totalRecords;
    const items = [];
    for (const slug of ['alpha', 'beta', 'gamma']) items.push(await publish(await draft(slug, anArticle(slug))));
    const [alpha] = items;
    if (!alpha) throw new Error('nothing was published');
    await publish(
      await asEditor('PUT', `/items/${alpha.id}/draft`, { draftVersion: 1, content: anArticle('Alpha, corrected') }),
    );

    const first = (await call('GET', '/news?pageSize=2')).json();
    expect(first).toMatchObject({ data: [{ slug: 'gamma' }, { slug: 'beta' }], totalRecords: before + 3 });
    const second = (await call('GET', '/news?pageSize=2&pageNumber=2')).json();
    expect(second.data[0]).toMatchObject({ slug: 'alpha', title: 'Alpha, corrected' });
    expect(second.data[0].updatedAt > first.data[0].updatedAt, 'corrected after the newest appeared').toBe(true);
    expect((await call('GET', '/news?pageNumber=199')).json()).toMatchObject({ data: [], totalRecords: before + 3 });
    expect((await call('GET', `/news?pageSize=2&after=${first.after}`)).json().data[0].slug).toBe('alpha');

    expect((await call('GET', '/news/gamma')).json()).toMatchObject({
      path: '/news/gamma',
      publishedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await call('GET', '/news/delta')).json().code).toBe('content.not-found');
    const addresses = (await call('GET', '/addresses')).json();
    expect(addresses).toContainEqual(
      expect.objectContaining({ path: '/news/beta', title: { en: 'beta', ha: 'beta (ha)' } }),
    );
  });
});

describe('a banner', () => {
  it('stands above every page until it ends', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const content: AuthoredContent = {
      kind: 'banner',
      tone: 'warning',
      text: { en: 'Due today', ha: 'Yau ne' },
      until,
    };
    await publish(await draft('due-today', content));
    await publish(await draft('/under-banner', aPage()));
    const banners = async () => (await call('GET', '/pages?path=/under-banner', { language: 'ha' })).json().banners;
    expect(await banners()).toMatchObject([{ tone: 'warning', text: 'Yau ne' }]);
    pass(7_200);
    expect(await banners()).toEqual([]);
  });

  it('that ends changes the version of the content, so that kept pages are drawn anew without it', async () => {
    const version = async () => (await call('GET', '/version')).json().version as string;
    const until = new Date(Date.now() + 1_500).toISOString();
    await publish(await draft('soon-over', { kind: 'banner', tone: 'information', text: both('Until soon'), until }));
    const shown = await version();
    expect(await version()).toBe(shown);
    await expect.poll(version, { timeout: 5_000 }).not.toBe(shown);
  });

  it('to act on stands above one to know', async () => {
    for (const [slug, tone] of [
      ['a-to-know', 'information'],
      ['z-to-act-on', 'warning'],
    ] as const)
      await publish(await draft(slug, { kind: 'banner', tone, text: both(slug) }));
    const texts = (await call('GET', '/banners')).json().map(({ text }: { text: string }) => text);
    expect(texts.indexOf('z-to-act-on')).toBeLessThan(texts.indexOf('a-to-know'));
  });

  it('is had by itself, for screens that are no published pages', async () => {
    const text = { en: ['Read ', { text: 'this', to: '/news' }], ha: 'Karanta' };
    const item = await publish(
      await draft('alone', { kind: 'banner', tone: 'information', text: { ...text, en: [...text.en] } }),
    );
    const found = async (language: 'en' | 'ha') =>
      (await call('GET', '/banners', { language })).json().filter(({ id }: { id: string }) => id === item.id);
    expect(await found('en')).toEqual([{ id: item.id, tone: 'information', text: text.en }]);
    expect(await found('ha')).toMatchObject([{ text: 'Karanta' }]);
  });
});

describe('questions', () => {
  it('come in the order of their topics and positions, and of one topic where a page asks for it', async () => {
    for (const [slug, topic, position] of [
      ['asked-late', 'paying', 9001],
      ['asked-early', 'paying', 9000],
      ['asked-other', 'rights', 9002],
    ] as const) {
      await publish(
        await draft(slug, { kind: 'faq', topic, position, question: both(`${slug}?`), answer: [both('So.')] }),
      );
    }
    await publish(
      await draft('/asked', aPage('Asked', [{ kind: 'questions', topic: 'paying' }, { kind: 'questions' }])),
    );
    const { blocks } = (await call('GET', '/pages?path=/asked')).json();
    const slugs = blocks.map(({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug));
    expect(slugs[0].slice(-2)).toEqual(['asked-early', 'asked-late']);
    expect(slugs[0]).not.toContain('asked-other');
    expect(slugs[1].at(-1)).toBe('asked-other');
  });
});

describe('a tariff', () => {
  const tariffs = createTariffReader(db);
  const fee = (validFrom: string, naira: number): AuthoredContent => ({
    kind: 'tariff',
    name: both('Fee'),
    validFrom,
    entries: [
      { key: 'fee', label: both('Fee'), amountKobo: (naira * 100) as Kobo, unit: both('each'), isIllustrative: true },
    ],
  });
  const amountOn = async (day: string) => (await tariffs.tariffOn('a-fee', day))?.entries[0]?.amountKobo;

  it('counts from its day on, also when it was corrected or follows an earlier one', async () => {
    let item = await publish(await draft('a-fee', fee('2025-01-01', 10)));
    expect(await amountOn('2024-12-31')).toBeUndefined();
    expect(await amountOn('2025-01-01')).toBe(1000);
    for (const content of [fee('2026-07-01', 20), fee('2025-01-01', 11)]) {
      item = await publish(
        await asEditor('PUT', `/items/${item.id}/draft`, { draftVersion: item.draftVersion, content }),
      );
    }
    expect([await amountOn('2026-06-30'), await amountOn('2026-07-01')]).toEqual([1100, 2000]);
    expect((await call('GET', '/tariffs/a-fee?on=2026-01-01')).json()).toMatchObject({
      key: 'a-fee',
      validFrom: '2025-01-01',
    });
    expect((await call('GET', '/tariffs/a-fee')).json().validFrom).toBe('2026-07-01');

    const refused = await call('POST', `/items/${item.id}/versions/1/restoration`, {
      as: 'SuperAdmin',
      body: { draftVersion: item.draftVersion },
    });
    expect(refused.json().code).toBe('content.tariff-dated');
    await asEditor('POST', `/items/${item.id}/withdrawal`, { draftVersion: item.draftVersion });
    expect(await amountOn('2026-07-01')).toBeUndefined();
  });
});

describe('what can be searched', () => {
  const found = async (path: string, language: 'en' | 'ha' = 'en') => {
    const documents: SearchDocument[] = (await call('GET', '/search-documents', { language })).json();
    return documents.filter((each) => each.path === path);
  };

  it('has each page, article and question from the moment it is published, in the language asked for', async () => {
    const page = await draft('/levies', aPage('Levies'));
    expect(await found('/levies')).toEqual([]);
    await publish(page);
    expect(await found('/levies', 'ha')).toEqual([
      {
        kind: 'page',
        path: '/levies',
        title: 'Levies (ha)',
        text: 'Lokutan da ofisoshinmu suke a buɗe · Levies, a Hausa',
        otherTitle: 'Levies',
        // Each word once, and none that stands in the own text as well.
        otherWords: 'when our offices are open english',
      },
    ]);

    await publish(await draft('levy-day', anArticle('Levy day')));
    expect(await found('/news/levy-day')).toMatchObject([{ kind: 'news', title: 'Levy day' }]);

    const answer = [{ en: ['Ask ', { text: 'us', to: '/contact-us' }, '.'], ha: 'Tambaye mu' }];
    const content = { kind: 'faq', topic: 'taxes', position: 1, question: both('Who pays?'), answer } as const;
    await publish(await draft('who-pays', { ...content, answer: [...answer] }));
    expect(await found('/faq#who-pays')).toMatchObject([{ kind: 'question', title: 'Who pays?', text: 'Ask us.' }]);
  });

  it('has no gap between a link and the full stop after it', async () => {
    const paragraph = { en: ['Use the ', { text: 'calculator', to: '/tax-calculator' }, '.'], ha: 'Lissafa' } as const;
    await publish(
      await draft(
        '/a-way-on',
        aPage('A way on', [{ kind: 'paragraph', text: { ...paragraph, en: [...paragraph.en] } }]),
      ),
    );
    expect(await found('/a-way-on')).toMatchObject([{ text: 'When our offices are open · Use the calculator.' }]);
  });

  it('keeps apart what stands in cells and items of its own', async () => {
    const blocks: AuthoredBlock[] = [
      {
        kind: 'table',
        caption: both('Rates'),
        columns: [both('Threshold'), both('Rate')],
        rows: [[both('₦800,000'), both('15%')]],
      },
      { kind: 'list', items: [both('One.'), both('Two')] },
    ];
    await publish(await draft('/cells', aPage('Cells', blocks)));
    expect(await found('/cells')).toMatchObject([
      { text: 'When our offices are open · Rates · Threshold · Rate · ₦800,000 · 15% · One. Two' },
    ]);
  });

  it('leads to services themselves, and has no address among its words', async () => {
    const blocks = [
      {
        kind: 'service',
        title: both('Stamp a paper'),
        text: both('Within 30 days.'),
        needs: [both('The paper')],
        cost: both('Duty'),
        to: '/stamp-duty-capital-gain-tax',
        label: both('Start'),
      },
      { kind: 'links', items: [{ to: '/somewhere-else', label: both('More of it') }] },
    ] as const satisfies readonly AuthoredBlock[];
    await publish(await draft('/services-of-it', aPage('Services', [...blocks])));
    const [page] = await found('/services-of-it');
    expect(page).toMatchObject({ text: 'When our offices are open · More of it' });
    expect(await found('/stamp-duty-capital-gain-tax')).toContainEqual({
      otherTitle: 'Stamp a paper',
      otherWords: '',
      kind: 'service',
      path: '/stamp-duty-capital-gain-tax',
      title: 'Stamp a paper',
      text: 'Within 30 days.',
    });
  });

  it('stays small, however long a page is', async () => {
    const long = Array.from({ length: 60 }, (_, index) => aParagraph(`A sentence about it, number ${index}`));
    await publish(await draft('/long', aPage('Long', long)));
    const [page] = await found('/long');
    expect(page?.text.length).toBeLessThanOrEqual(900);
  });
});
