import type { Page } from '@playwright/test';
import { type Banner, type Block, getContentPage, getNewsArticle, listNews, openPreview } from '@portal/contracts';
import { aPage, banners, everyBlock, gallery, landscape, longWords, news, picture } from './sample-content.ts';
import { answersTo, apiHangs, cannotShow, complaint, goesOnTo, press, refuses, type Screen, titled } from './screen.ts';

const picturesCome = (page: Page) =>
  page.route(/\/content\/pictures\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: landscape }));

function shows(path: string, title: string, blocks: readonly Block[], over?: readonly Banner[]) {
  return async (page: Page) => {
    await picturesCome(page);
    await answersTo(page, getContentPage, aPage(path, title, blocks, over));
    await goesOnTo(page, path);
    await titled(page, title);
  };
}

const article = { ...aPage('/news/news-0', longWords, everyBlock), publishedOn: '2026-11-07', parent: undefined };

export const contentScreens: readonly Screen[] = [
  {
    name: 'page, loading',
    path: '/tax-trails',
    prepare: async (page) => {
      await apiHangs(page);
      await goesOnTo(page, '/tax-trails/mining');
      await page.getByText('Loading...').first().waitFor();
    },
  },
  {
    name: 'page, failed',
    path: '/tax-trails',
    prepare: cannotShow('/tax-trails/mining'),
  },
  {
    name: 'page, every block and long texts',
    path: '/faq',
    prepare: shows('/tax-trails/mining', longWords, everyBlock),
  },
  {
    name: 'page, banners',
    path: '/faq',
    prepare: shows('/tax-trails/mining', 'Mining', everyBlock.slice(0, 2), banners),
  },
  { name: 'faq, none', path: '/about-us', prepare: shows('/faq', 'FAQ', [{ kind: 'questions', items: [] }]) },
  {
    name: 'faq, answers open',
    path: '/faq',
    prepare: (page) =>
      page.locator('main details').evaluateAll((all) => {
        for (const each of all.slice(0, 3)) each.setAttribute('open', '');
      }),
  },
  { name: 'news, none', path: '/faq', prepare: shows('/news', 'News', [{ kind: 'news', items: [], total: 0 }]) },
  {
    name: 'news, with pictures',
    path: '/faq',
    prepare: shows('/news', 'News', [{ kind: 'news', items: [...news], total: 3 }]),
  },
  {
    name: 'news, older ones failed',
    path: '/faq',
    prepare: async (page) => {
      await shows('/news', 'News', [{ kind: 'news', items: [...news], total: 9 }])(page);
      await refuses(page, listNews, 'unexpected');
      await press(page, 'Show older news');
      await complaint(page);
    },
  },
  {
    name: 'news, older ones loading',
    path: '/faq',
    prepare: async (page) => {
      await shows('/news', 'News', [{ kind: 'news', items: [...news], total: 9 }])(page);
      await page.route(/\/content\/news\?/, () => {});
      await press(page, 'Show older news');
    },
  },
  { name: 'news article', path: '/news/no-cash-no-road-blocks' },
  {
    name: 'news article, picture and long texts',
    path: '/news',
    prepare: async (page) => {
      await picturesCome(page);
      await answersTo(page, getNewsArticle, { ...article, image: { picture, alt: 'A counter' } });
      await goesOnTo(page, '/news/news-0');
      await titled(page, longWords);
    },
  },
  { name: 'gallery, with pictures', path: '/faq', prepare: shows('/gallery', 'Gallery', [gallery]) },
  {
    name: 'preview, draft',
    path: '/faq',
    prepare: async (page) => {
      const times = { savedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-21T08:00:00.000Z' };
      await answersTo(page, openPreview, { ...aPage('/mining', 'Mining', everyBlock.slice(0, 2)), ...times });
      await goesOnTo(page, '/preview#a-token-of-twenty-letters');
      await titled(page, 'Mining');
    },
  },
  { name: 'preview, expired', path: '/preview' },
];
