import type { Block, ContentPage, NewsItem } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const picture = { id: '019aa000-0000-7000-8000-000000000001', width: 1280, height: 720, widths: [320, 640, 1280] };

function aPage(path: string, blocks: readonly Block[], rest: Partial<ContentPage> = {}): ContentPage {
  return {
    path,
    title: { en: 'Withholding', ha: 'Harajin cirewa' },
    lead: { en: 'Kept back', ha: 'Ana cirewa' },
    blocks: [...blocks],
    updatedOn: '2026-11-20',
    banners: [],
    ...rest,
  };
}

function aNewsItem(number: number): NewsItem {
  return {
    slug: `item-${number}`,
    title: `Item ${number}`,
    lead: 'What happened',
    publishedOn: '2026-11-20',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
}

/** Whatever is not in `answers` is not published; an `Error` is a lost connection. */
async function open(url: string, answers: Readonly<Record<string, unknown>>, language: 'en' | 'ha' = 'en') {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const answer = answers[decodeURIComponent(String(input).replace('http://api.test/api/v1/content', ''))];
    if (answer instanceof Error) throw answer;
    if (answer) return new Response(JSON.stringify(answer));
    const problem = { type: '', title: '', status: 404, code: 'content.not-found', message: 'There is no such page' };
    return new Response(JSON.stringify(problem), { status: 404 });
  });
  const view = await renderArea(area, url, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return { ...view, fetch };
}

const everyBlock: readonly Block[] = [
  { kind: 'heading', level: 2, text: 'Who withholds' },
  {
    kind: 'paragraph',
    text: ['See ', { text: 'it', to: '/tax-calculator' }, ' and ', { text: 'keep it', strong: true }],
  },
  { kind: 'list', items: ['Companies', 'Agencies'] },
  {
    kind: 'table',
    caption: 'Rates',
    columns: ['Payment', 'Rate'],
    rows: [
      ['Rent', '10%'],
      ['Royalty', '10%'],
    ],
  },
  { kind: 'steps', items: [{ title: 'Deduct', text: 'Each month' }, { title: 'Pay' }] },
  { kind: 'callout', tone: 'uncertain', text: 'Nobody published it' },
  { kind: 'links', items: [{ to: '/faq', label: 'Questions' }] },
  { kind: 'quote', text: 'Pay by the 30th', source: 'Regulation 7' },
  {
    kind: 'contact',
    title: 'Write to us',
    items: [{ label: 'Email', value: 'a@example.com', to: 'mailto:a@example.com' }],
  },
  { kind: 'action', to: '/', label: 'Find a bill' },
  {
    kind: 'service',
    title: 'A paper',
    text: 'Genuine?',
    needs: ['Its code'],
    cost: 'Free',
    to: '/receipt-verification',
    label: 'Check',
  },
  { kind: 'image', picture, alt: 'A market', caption: 'Kawo, 2026' },
  {
    kind: 'facts',
    picture: 'withholding',
    items: [
      { label: 'Due', value: '30th of the following month' },
      { label: 'Law', value: 'Regulations 2024', to: '/tax-trails/witholding#sources' },
    ],
  },
  { kind: 'due-days', items: [{ day: 30, title: 'Withholding', text: 'of last month' }] },
  { kind: 'sources', asOf: '2026-11-20', items: ['Regulations 2024'] },
];

describe('a published page', () => {
  it('draws every kind of block with its meaning', async () => {
    await open('/tax-trails/witholding', {
      '/pages?path=/tax-trails/witholding': aPage('/tax-trails/witholding', everyBlock),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Withholding');
    expect(screen.getByRole('heading', { level: 2, name: 'Who withholds' }).id).toBe('who-withholds');
    expect(screen.getByRole('link', { name: 'it' }).getAttribute('href')).toBe('/tax-calculator');
    expect(screen.getByText('keep it').tagName).toBe('STRONG');
    expect(within(screen.getByRole('table', { name: 'Rates' })).getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByText('Not certain')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Where to go from here' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'a@example.com' }).getAttribute('href')).toBe('mailto:a@example.com');
    const service = screen.getByRole('article', { name: 'A paper' });
    expect(within(service).getByRole('link', { name: 'Check' }).getAttribute('href')).toBe('/receipt-verification');
    const image = screen.getByRole('img', { name: 'A market' });
    expect(image.getAttribute('width')).toBe('1280');
    expect(image.getAttribute('srcset')).toContain(`/api/v1/content/pictures/${picture.id}/640.jpeg 640w`);
    expect(screen.getByText(/^As the law stood on 20 Nov 2026/)).toBeDefined();
    expect(screen.getByText('30th of the following month').tagName).toBe('DD');
    expect(document.querySelector('#sources')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Regulations 2024' }).getAttribute('href')).toContain('#sources');
    expect(screen.getByText(/^Withholding: of last month/)).toBeDefined();
    expect(screen.getByText('Next deadline')).toBeDefined();
  });

  it('has one way on that stands out, however many there are', async () => {
    const blocks: Block[] = [
      { kind: 'action', to: '/?a=login', label: 'Get a bill' },
      { kind: 'action', to: '/', label: 'Find a bill' },
    ];
    await open('/tax-trails/mda-collection', {
      '/pages?path=/tax-trails/mda-collection': aPage('/tax-trails/mda-collection', blocks),
    });
    expect((await screen.findByRole('link', { name: 'Get a bill' })).dataset.variant).toBe('filled');
    expect(screen.getByRole('link', { name: 'Find a bill' }).dataset.variant).toBe('default');
  });

  it('shows what everybody should know today above its words, and speaks Hausa', async () => {
    const link = { to: '/news', label: 'Karanta' };
    const banners = [{ id: picture.id, tone: 'warning' as const, text: 'Ranar biya ta sauya', link }];
    await open('/faq', { '/pages?path=/faq': aPage('/faq', [], { banners }) }, 'ha');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Harajin cirewa');
    expect(screen.getByText(/Ranar biya ta sauya/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Karanta' })).toBeDefined();
  });

  it('leads back to the page it belongs to, in the language that is read', async () => {
    const parent = { path: '/tax-trails', title: { en: 'Tax Trails', ha: 'Hanyoyin haraji' } };
    await open(
      '/tax-trails/mining',
      { '/pages?path=/tax-trails/mining': aPage('/tax-trails/mining', [], { parent }) },
      'ha',
    );
    const link = await screen.findByRole('link', { name: 'Hanyoyin haraji' });
    expect(link.getAttribute('href')).toBe('/tax-trails');
  });

  it('that nobody published leads home', async () => {
    const { router } = await open('/tax-trails/nothing', {});
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says that it could not be fetched, and comes when it is asked for again', async () => {
    const answers: Record<string, unknown> = { '/pages?path=/about-us': new TypeError('offline') };
    await open('/about-us', answers);
    expect(await screen.findByRole('heading', { name: 'This page could not be fetched' })).toBeDefined();

    answers['/pages?path=/about-us'] = aPage('/about-us', []);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Withholding' })).toBeDefined();
  });
});

describe('news', () => {
  const aListOf = (data: readonly NewsItem[], more: { pageSize: number; totalRecords: number }) => ({
    ...{ data, ...more, isBounded: false, after: null, before: null },
  });
  const news = (items: readonly NewsItem[], total: number) => ({
    '/pages?path=/news': aPage('/news', [{ kind: 'news', items: [...items], total }]),
  });

  it('are listed with their dates, older ones when asked for', async () => {
    await open('/news', {
      ...news([aNewsItem(1), aNewsItem(2)], 3),
      '/news?pageNumber=2&pageSize=2': aListOf([aNewsItem(3)], { pageSize: 2, totalRecords: 3 }),
    });
    expect((await screen.findByRole('link', { name: 'Item 2' })).getAttribute('href')).toBe('/news/item-2');
    expect(screen.getAllByText('20 Nov 2026')).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Show older news' }));

    expect(await screen.findByRole('link', { name: 'Item 3' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older news' })).toBeNull();
  });

  it('that could not be fetched are asked for again', async () => {
    const answers: Record<string, unknown> = {
      ...news([aNewsItem(1)], 2),
      '/news?pageNumber=2&pageSize=1': new TypeError(),
    };
    await open('/news', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Show older news' }));
    expect(await screen.findByRole('alert')).toBeDefined();

    answers['/news?pageNumber=2&pageSize=1'] = aListOf([aNewsItem(2)], { pageSize: 1, totalRecords: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Item 2' })).toBeDefined();
  });

  it('that are not there are explained', async () => {
    await open('/news', news([], 0));
    expect(await screen.findByRole('heading', { name: 'No announcement has been published yet' })).toBeDefined();
  });

  it('have a page each', async () => {
    const blocks: Block[] = [{ kind: 'paragraph', text: 'It happened.' }];
    await open('/news/item-1', { '/news/item-1': { ...aPage('/news/item-1', blocks), publishedOn: '2026-11-19' } });
    expect(await screen.findByText('It happened.')).toBeDefined();
    expect(screen.getByText('19 Nov 2026')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
  });

  it('of an unknown name lead to all of them', async () => {
    const { router } = await open('/news/unknown', news([], 0));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'));
  });
});

describe('the gallery', () => {
  it('opens a picture large, goes round with arrows, and closes', async () => {
    const item = (number: number) => ({
      picture: { ...picture, id: `${picture.id.slice(0, -1)}${number}` },
      alt: `Seen ${number}`,
      caption: `Paper ${number}`,
    });
    await open('/gallery', {
      '/pages?path=/gallery': aPage('/gallery', [{ kind: 'gallery', items: [item(1), item(2)] }]),
    });
    const link = (await screen.findByRole('img', { name: 'Seen 1' })).closest('a');
    expect(link?.getAttribute('href')).toContain('/1280.jpeg');
    await userEvent.click(link as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Paper 1' });
    expect(within(dialog).getByText('1 of 2')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(within(dialog).getByText('2 of 2')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('questions and gallery', () => {
  it('answers open where they stand, grouped by topic', async () => {
    const items = [
      { slug: 'cash', topic: 'paying' as const, question: 'May I pay in cash?', answer: ['No.'] },
      { slug: 'refund', topic: 'rights' as const, question: 'A refund?', answer: ['Within 6 years.'] },
    ];
    await open('/faq', { '/pages?path=/faq': aPage('/faq', [{ kind: 'questions', items }]) });
    const paying = await screen.findByRole('region', { name: 'Paying a bill' });
    expect(within(paying).getByText('May I pay in cash?')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Your rights' })).toBeDefined();
  });

  it('the answer that an address leads to is open', async () => {
    const items = ['cash', 'card'].map((slug) => ({ slug, topic: 'paying' as const, question: slug, answer: ['No.'] }));
    await open('/faq#card', { '/pages?path=/faq': aPage('/faq', [{ kind: 'questions', items }]) });
    await screen.findByText('card');
    const [cash, card] = screen.getAllByRole<HTMLDetailsElement>('group');
    expect([cash?.open, card?.open]).toEqual([false, true]);
  });

  it('say so when there are none, with a way on', async () => {
    const blocks: Block[] = [
      { kind: 'gallery', items: [] },
      { kind: 'questions', items: [] },
    ];
    await open('/gallery', { '/pages?path=/gallery': aPage('/gallery', blocks) });
    expect(await screen.findByRole('heading', { name: 'No picture has been published yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/contact-us');
  });

  it('a picture has its words', async () => {
    const items = [{ picture, alt: 'Women at a stall', caption: 'Market day', takenOn: '2026-03-04' }];
    await open('/gallery', { '/pages?path=/gallery': aPage('/gallery', [{ kind: 'gallery', items }]) });
    expect(await screen.findByRole('img', { name: 'Women at a stall' })).toBeDefined();
    expect(screen.getByText('4 Mar 2026')).toBeDefined();
  });
});

describe('the home page', () => {
  it('shows the newest news below its question', async () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 2, text: 'News' },
      { kind: 'news', items: [aNewsItem(1)], total: 4 },
    ];
    await open('/', { '/pages?path=/': aPage('/', blocks) });
    expect(await screen.findByRole('link', { name: 'Item 1' })).toBeDefined();
  });

  it('asks its question also when nothing can be fetched', async () => {
    await open('/', { '/pages?path=/': new TypeError('offline') });
    expect(await screen.findByRole('heading', { name: 'What is your bill reference?' })).toBeDefined();
  });
});

describe('a preview', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  it('is asked for with the token behind the hash, never in an address, and says that it is a draft', async () => {
    window.location.hash = '#a-token-of-the-link-itself';
    const draft = { ...aPage('/faq', []), savedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-21T10:00:00.000Z' };
    const { fetch } = await open('/preview', { '/previews': draft });
    expect(await screen.findByText('This is a draft. Nobody else sees it')).toBeDefined();
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('a-token-of-the-link-itself');
    expect(String(fetch.mock.calls[0]?.[0])).not.toContain('a-token');
  });

  it('of an article stands below its day', async () => {
    window.location.hash = '#a-token-of-the-link-itself';
    const times = { savedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-21T10:00:00.000Z' };
    await open('/preview', { '/previews': { ...aPage('/news/x', []), ...times, publishedOn: '2026-11-20' } });
    await screen.findByText('This is a draft. Nobody else sees it');
    expect(document.querySelector('.content-article-head time')?.getAttribute('datetime')).toBe('2026-11-20');
  });

  it('without a token has expired', async () => {
    await open('/preview', {});
    expect(await screen.findByRole('heading', { name: 'This preview link has expired' })).toBeDefined();
  });
});
