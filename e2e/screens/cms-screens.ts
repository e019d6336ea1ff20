import type { Page } from '@playwright/test';
import {
  type ContentItem,
  getContentItem,
  listContentItems,
  listContentVersions,
  listPictures,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, goesOnTo, type Preparation, press, type SignedInScreen, titled } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000000${index}`;
const about = { isBounded: false, pageSize: 50, after: null, before: null } as const;
type Row = ResponseOf<typeof listContentItems>['data'][number];

const row = (index: number, title: string, change: Partial<Row>): Row => ({
  ...{ id: id(index), kind: 'page', slug: `/page-${index}`, state: 'published', title, hasUnpublishedChanges: false },
  ...{ updatedAt: '2026-11-20T08:00:00.000Z', nextAt: null, isProposed: false, missing: { en: 0, ha: 0 }, ...change },
});
const rows: readonly Row[] = [
  row(1, 'Opening hours of the area tax offices at the end of the year', {
    ...{ hasUnpublishedChanges: true, isProposed: true, slug: '/opening-hours' },
  }),
  row(2, 'How do I pay without a smartphone?', { kind: 'faq', slug: 'pay-without-a-smartphone' }),
  row(3, 'The office at Zaria moves', { kind: 'news', slug: 'zaria-moves', state: 'draft', missing: { en: 0, ha: 4 } }),
  row(4, 'closed-on-friday', { kind: 'banner', state: 'withdrawn', slug: 'closed-on-friday' }),
];
const item: ContentItem = {
  ...(rows[0] as Row),
  draftVersion: 4,
  savedBy: 'Hadiza Garba',
  sentBack: null,
  missing: { en: 0, ha: 1 },
  proposal: {
    ...{ by: 'Hadiza Garba', at: '2026-11-22T10:00:00.000Z', publishAt: '2026-12-01T07:00:00.000Z', mayDecide: true },
  },
  draft: {
    kind: 'page',
    title: {
      en: 'Opening hours of the area tax offices at the end of the year',
      ha: 'Lokutan aiki na ofisoshin haraji',
    },
    lead: { en: 'When we are there, and when we are not', ha: '' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: ['From 24 December we close at noon. ', { text: 'All offices', to: '/contact-us' }],
          ha: 'Daga 24 ga Disamba muna rufewa da rana.',
        },
      },
      {
        kind: 'list',
        items: [
          { en: 'Kaduna: 8 to 12', ha: 'Kaduna: 8 zuwa 12' },
          { en: 'Zaria: 8 to 12', ha: 'Zaria: 8 zuwa 12' },
        ],
      },
    ],
  },
};

function shows(path: string, then?: (page: Page) => Promise<unknown>): Preparation {
  return async (page) => {
    await answersTo(page, listContentItems, { ...about, data: [...rows], totalRecords: rows.length });
    await answersTo(page, getContentItem, item);
    await answersTo(page, listContentVersions, [
      {
        ...{ number: 2, effectiveAt: '2026-11-20T08:00:00.000Z', publishedAt: '2026-11-20T08:00:00.000Z' },
        ...{ publishedBy: 'Binta Sule', proposedBy: 'Hadiza Garba', isWithdrawal: false },
        ...{ restoredFrom: null, cancelledAt: null },
      },
      {
        ...{ number: 1, effectiveAt: '2026-10-01T08:00:00.000Z', publishedAt: '2026-10-01T08:00:00.000Z' },
        ...{ publishedBy: null, proposedBy: null, isWithdrawal: false, restoredFrom: null, cancelledAt: null },
      },
    ]);
    await answersTo(page, listPictures, { ...about, pageSize: 24, data: [], totalRecords: 0 });
    await goesOnTo(page, path);
    await then?.(page);
  };
}

const own = { role: 'SuperAdmin', path: '/admin/profile' } as const;

export const cmsScreens: readonly SignedInScreen[] = [
  {
    ...{ ...own, name: 'cms' },
    prepare: shows('/admin/cms', (page) => page.getByRole('table').getByRole('rowheader').nth(1).waitFor()),
  },
  {
    ...{ ...own, name: 'cms, item' },
    prepare: shows(`/admin/cms/items/${id(1)}`, (page) => page.getByText('Not written yet').first().waitFor()),
  },
  {
    ...{ ...own, name: 'cms, history' },
    prepare: shows(`/admin/cms/items/${id(1)}`, async (page) => {
      await page.getByRole('tab', { name: 'History' }).click();
      await page.getByText('Came with the portal').waitFor();
    }),
  },
  {
    ...{ ...own, name: 'cms, new' },
    prepare: shows('/admin/cms', async (page) => {
      await press(page, 'Begin something new');
      await page.getByLabel('Title, in English').waitFor();
    }),
  },
  { ...own, name: 'cms, pictures', prepare: shows('/admin/cms/pictures', (page) => titled(page, 'Pictures')) },
  { ...own, name: 'cms, planned', prepare: shows('/admin/etcc', (page) => titled(page, 'eTCC')) },
];
