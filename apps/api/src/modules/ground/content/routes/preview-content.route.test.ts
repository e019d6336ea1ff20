import { type AuthoredContent, type ContentItem, kobo } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { anArticle, aPage } from '../testing/a-page.ts';
import { startContent } from '../testing/content-test-app.ts';

const { db } = await createTestDatabase();
const { call, asEditor, draft, publish, pass } = await startContent(db);
const read = (path: string) => call('GET', `/pages?path=${path}`, { language: 'en' });

describe('a preview link', () => {
  it('shows the draft to whoever has it, for a day', async () => {
    const item = await publish(await draft('/preview-me', aPage('Public')));
    await asEditor('PUT', `/items/${item.id}/draft`, { draftVersion: 1, content: aPage('Secret') });
    const { path } = await asEditor('POST', `/items/${item.id}/preview-links`);
    const [page, token] = path.split('#');
    expect(page).toBe('/preview');
    const open = (wanted: string) => call('POST', '/previews', { body: { token: wanted } });

    expect((await open(token)).json()).toMatchObject({ path: '/preview-me', title: { en: 'Secret' } });
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await open(forged)).json().code).toBe('content.preview-expired');

    pass(24 * 3600 + 1);
    expect((await open(token)).json().code).toBe('content.preview-expired');
    expect((await read('/preview-me')).json().title.en).toBe('Public');
  });

  const both = (text: string) => ({ en: text, ha: `${text} (ha)` });
  const shown = async (slug: string, content: AuthoredContent) => {
    const { id } = await draft(slug, content);
    const { path } = await asEditor('POST', `/items/${id}/preview-links`);
    return (await call('POST', '/previews', { body: { token: path.split('#')[1] }, language: 'ha' })).json();
  };

  it('shows an article with its day', async () => {
    expect(await shown('not-yet-news', anArticle('Not yet'))).toMatchObject({
      path: '/news/not-yet-news',
      publishedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it('shows a question among the others, a banner above the home page though its end has passed', async () => {
    const faq = { kind: 'faq', topic: 'paying', position: 1, question: both('Why?'), answer: [both('So.')] } as const;
    const page = await shown('why', { ...faq, answer: [...faq.answer] });
    const [asked] = page.blocks.filter(({ kind }: { kind: string }) => kind === 'questions');
    expect(page.path).toBe('/faq');
    expect(asked.items.length).toBeGreaterThan(1);
    expect(asked.items).toContainEqual(expect.objectContaining({ slug: 'why', question: 'Why? (ha)' }));

    const banner = {
      kind: 'banner',
      tone: 'warning',
      text: both('Closed'),
      until: '2020-01-01T00:00:00.000Z',
    } as const;
    expect(await shown('closed', banner)).toMatchObject({ path: '/', banners: [{ text: 'Closed (ha)' }] });
    expect((await read('/faq')).json().banners).toEqual([]);
  });

  it('shows a tariff as a table', async () => {
    const entry = { key: 'mast-year', label: both('Mast'), amountKobo: kobo(1_250_050), unit: both('a year') };
    const entries = [{ ...entry, isIllustrative: true }];
    const page = await shown('new-rates', { kind: 'tariff', name: both('Rates'), validFrom: '2027-01-01', entries });
    expect(page).toMatchObject({ title: both('Rates'), blocks: [{ kind: 'table', caption: 'Rates (ha)' }] });
    expect(page.blocks[0].rows).toEqual([['Mast (ha)', '₦12,500.50', 'a year (ha)', 'misali ne, ba a wallafa ba']]);
  });

  it('needs the page on which the draft is read', async () => {
    const { data: items } = await asEditor('GET', '/items?kind=page&pageSize=100');
    const [host] = items.filter(({ slug }: ContentItem) => slug === '/faq');
    const { id } = await draft('homeless', {
      kind: 'faq',
      topic: 'paying',
      position: 2,
      question: both('Where?'),
      answer: [both('Here.')],
    });
    const { draftVersion } = await asEditor('GET', `/items/${host.id}`);
    await asEditor('POST', `/items/${host.id}/withdrawal`, { draftVersion });
    const refused = await call('POST', `/items/${id}/preview-links`, { as: 'SuperAdmin' });
    expect(refused.json().code).toBe('content.no-preview');
  });
});
