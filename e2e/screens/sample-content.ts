import type { Banner, Block, ContentPage, NewsItem } from '@portal/contracts';

const inBoth = (text: string) => ({ en: text, ha: text });
export const longWords =
  'Federal and State Multidimensional Non-Discriminatory Intergovernmental Reimbursement Arrangements';
const longText = `${longWords}: whoever collects for somebody else keeps a register, hands it in by the tenth day of the month that follows, and answers for what is missing in it with all that the office owns.`;
export const picture = {
  id: '019aa000-0000-7000-8000-000000000001',
  width: 1600,
  height: 900,
  widths: [320, 640, 1280],
};
const upright = { ...picture, id: '019aa000-0000-7000-8000-000000000002', width: 900, height: 1600 };

export function aPage(
  path: string,
  title: string,
  blocks: readonly Block[],
  banners: readonly Banner[] = [],
): ContentPage {
  const parent = { path: '/tax-trails', title: inBoth('Tax Trails') };
  const facts = { lead: inBoth('What it is, who pays it, and by when.'), updatedOn: '2026-11-20', parent };
  return { path, title: inBoth(title), blocks: [...blocks], banners: [...banners], ...facts };
}

export const banners: readonly Banner[] = [
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

export const everyBlock: readonly Block[] = [
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
        label: 'Email',
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

export const news: readonly NewsItem[] = [
  { title: longWords, lead: longText, image: { picture, alt: 'A counter' } },
  { title: 'No tax in cash', lead: 'Rules signed in March forbid it.', image: { picture: upright, alt: 'A road' } },
  { title: 'The due dates of the year on one page', lead: 'PAYE on the 10th.' },
].map((item, index) => ({
  ...item,
  slug: `news-${index}`,
  publishedOn: `2026-1${index % 2}-07`,
  updatedAt: `2026-1${index % 2}-07T08:00:00.000Z`,
}));

export const gallery: Block = {
  kind: 'gallery',
  items: [
    { picture, alt: 'A counter', caption: 'The counter in Zaria', takenOn: '2026-10-05' },
    { picture: upright, alt: 'A road', caption: longText },
    { picture: { ...picture, id: '019aa000-0000-7000-8000-000000000003' }, alt: 'A market', caption: 'Kawo market' },
  ],
};

/** Hills and a road, for every picture of the content. */
export const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
  <rect width="160" height="90" fill="#b9d6e8"/><circle cx="122" cy="22" r="9" fill="#f4d58a"/>
  <path d="M0 58q40-34 80 0t80-6v38H0z" fill="#7f9c6a"/><path d="M0 74q60-20 160-2v18H0z" fill="#4f7a52"/>
  <path d="M70 90q8-16 22-19l6 1q-12 6-10 18z" fill="#d9c7a8"/></svg>`;
