import type { Page } from '@playwright/test';
import {
  type Banner,
  type Block,
  type ContentPage,
  getContentPage,
  getNewsArticle,
  listNews,
  type NewsItem,
  openPreview,
} from '@portal/contracts';
import { answersTo, apiFails, apiHangs, complaint, goesOnTo, press, refuses, type Screen, titled } from './screen.ts';

const inBoth = (text: string) => ({ en: text, ha: text });
const longWords = 'Federal and State Multidimensional Non-Discriminatory Intergovernmental Reimbursement Arrangements';
const longText = `${longWords}: whoever collects for somebody else keeps a register, hands it in by the tenth day of the month that follows, and answers for what is missing in it with all that the office owns.`;
const picture = { id: '019aa000-0000-7000-8000-000000000001', width: 1600, height: 900, widths: [320, 640, 1280] };
const upright = { ...picture, id: '019aa000-0000-7000-8000-000000000002', width: 900, height: 1600 };

function aPage(path: string, title: string, blocks: readonly Block[], banners: readonly Banner[] = []): ContentPage {
  const parent = { path: '/tax-trails', title: inBoth('Tax Trails') };
  const facts = { lead: inBoth('What it is, who pays it, and by when.'), updatedOn: '2026-11-20', parent };
  return { path, title: inBoth(title), blocks: [...blocks], banners: [...banners], ...facts };
}

const banners: readonly Banner[] = [
  {
    id: '019aa000-0000-7000-8000-000000000011',
    tone: 'warning',
    text: 'The due date of PAYE for November has moved to Friday, December 11.',
    link: { to: '/news', label: 'Read more' },
  },
  {
    id: '019aa000-0000-7000-8000-000000000012',
    tone: 'information',
    text: 'On Sunday between 01:00 and 03:00 cards cannot be paid with; transfers work.',
  },
];

const everyBlock: readonly Block[] = [
  { kind: 'heading', level: 2, text: longWords },
  { kind: 'paragraph', text: [longText, ' ', { text: 'Read what the law says', to: '/faq' }, '. ', longText] },
  { kind: 'heading', level: 3, text: 'What has to be kept' },
  {
    kind: 'list',
    items: [longText, 'A short one.', [{ text: 'Never cash.', strong: true }, ' Nobody may ask for it.']],
  },
  { kind: 'list', ordered: true, items: ['First this.', longText] },
  {
    kind: 'table',
    caption: 'What it costs, by size of the business',
    columns: ['Business', 'Registration', 'Renewal each year', 'Due'],
    rows: [
      ['Small', '₦5,000.00', '₦2,500.00', 'January 31'],
      [longWords, '₦1,000,000,000.00', '₦250,000,000.00', 'Within ninety days of the end of the year of assessment'],
    ],
  },
  {
    kind: 'steps',
    items: [
      { title: longWords, text: longText },
      { title: 'Pay', text: 'By card, bank or transfer.' },
    ],
  },
  { kind: 'callout', tone: 'information', title: 'Good to know', text: longText },
  { kind: 'callout', tone: 'warning', title: longWords, text: 'Nobody may take cash from you.' },
  { kind: 'callout', tone: 'uncertain', text: 'The amount was last published in 2021.' },
  { kind: 'image', picture, alt: 'A counter', caption: longText },
  { kind: 'quote', text: longText, source: 'Section 58 of the Nigeria Tax Administration Act 2025' },
  {
    kind: 'service',
    title: longWords,
    text: longText,
    needs: ['Your Tax ID', longText],
    cost: 'Nothing',
    to: '/consult-connect',
    label: 'Book a time for it',
  },
  {
    kind: 'contact',
    title: 'Whom to ask',
    items: [
      {
        label: 'E-mail',
        value: 'a-very-long-address-of-an-office@revenue.kaduna.example.ng',
        to: 'mailto:a@example.ng',
      },
      { label: 'Telephone', value: '0800 123 4567', to: 'tel:08001234567' },
    ],
  },
  { kind: 'links', title: 'Where to go from here', items: [{ to: '/faq', label: longWords, text: longText }] },
  { kind: 'action', to: '/tax-calculator', label: 'Calculate it', text: 'It takes a minute.' },
  { kind: 'sources', asOf: '2026-11-01', items: [longText, 'Nigeria Tax Act 2025, section 30'] },
];

const news: readonly NewsItem[] = [
  { title: longWords, lead: longText, image: { picture, alt: 'A counter' } },
  { title: 'No tax in cash', lead: 'Rules signed in March forbid it.', image: { picture: upright, alt: 'A road' } },
  { title: 'The due dates of the year on one page', lead: 'PAYE on the 10th.' },
].map((item, index) => ({ ...item, slug: `news-${index}`, publishedOn: `2026-1${index % 2}-07` }));

const gallery: Block = {
  kind: 'gallery',
  items: [
    { picture, alt: 'A counter', caption: 'The counter in Zaria', takenOn: '2026-10-05' },
    { picture: upright, alt: 'A road', caption: longText },
    { picture: { ...picture, id: '019aa000-0000-7000-8000-000000000003' }, alt: 'A market', caption: 'Kawo market' },
  ],
};

/** Hills and a road, for every picture of the content. */
const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
  <rect width="160" height="90" fill="#b9d6e8"/><circle cx="122" cy="22" r="9" fill="#f4d58a"/>
  <path d="M0 58q40-34 80 0t80-6v38H0z" fill="#7f9c6a"/><path d="M0 74q60-20 160-2v18H0z" fill="#4f7a52"/>
  <path d="M70 90q8-16 22-19l6 1q-12 6-10 18z" fill="#d9c7a8"/></svg>`;

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
    prepare: async (page) => {
      await apiFails(page);
      await goesOnTo(page, '/tax-trails/mining');
      await complaint(page);
    },
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
      await refuses(page, listNews, 'service.unavailable');
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
