import {
  dutyReport,
  getReturnFiling,
  kobo,
  previewReminders,
  type ResponseOf,
  returnFilingReport,
} from '@portal/contracts';
import type { SignedInScreen } from './screen.ts';
import { answersTo, goesOnTo } from './screen.ts';

const about = {
  ...{ period: { minDate: '2026-10-23', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z', isBounded: false },
  ...{ pageSize: 50, after: null, before: null },
};
const row = {
  ...{ tpui: 'KD-0412-0000-31', duty: 'paye-month', period: '2026-10', taxOffice: 'Zaria', sector: 'Manufacturing' },
  ...{ size: 'small', dueOn: '2026-11-10', billedKobo: 0, paidInTimeKobo: 0 },
};

const duties: ResponseOf<typeof dutyReport.list> = {
  ...about,
  totalRecords: 3,
  totals: { expectedKobo: 4_120_000, billedKobo: 9_000_000, paidInTimeKobo: 9_000_000 },
  data: [
    {
      ...{ ...row, id: 'KD-0412-0000-31~paye-month~2026-10-01', taxpayer: 'Zaria Sample Mills Ltd', filedOn: null },
      ...{ daysLate: 13, expectedKobo: 4_120_000, basis: 'own', status: 'missing' },
    },
    {
      ...{
        ...row,
        id: 'KD-0412-0001-31~paye-month~2026-10-01',
        taxpayer: 'Arewa Demo Foods Ltd',
        tpui: 'KD-0412-0001-31',
      },
      ...{ filedOn: '2026-11-08', daysLate: 0, expectedKobo: null, basis: null, status: 'filed' },
      ...{ billedKobo: 9_000_000, paidInTimeKobo: 9_000_000 },
    },
    {
      ...{
        ...row,
        id: 'KD-0412-0002-31~paye-month~2026-10-01',
        taxpayer: 'Gurara Sample Hotels',
        tpui: 'KD-0412-0002-31',
      },
      ...{ filedOn: '2026-11-20', daysLate: 10, expectedKobo: null, basis: null, status: 'filed-late' },
    },
  ],
};

const id = '0199a1f0-0000-7000-8000-000000000071';
const taxKobo = kobo(15_000_000);
const filings: ResponseOf<typeof returnFilingReport.list> = {
  ...about,
  ...{ totalRecords: 1, totals: { taxKobo, balanceKobo: taxKobo } },
  data: [
    {
      ...{ id, taxpayer: 'Gurara Sample Hotels', tpui: 'KD-0412-0002-31', kind: 'consumption-tax', period: '2026-10' },
      ...{ taxOffice: 'Zaria', version: 1, dueOn: '2026-11-20', filedOn: '2026-11-23', daysLate: 3, taxKobo },
      ...{ creditKobo: 0, balanceKobo: taxKobo, billReference: 'KDJZ05XHT5GMEJ14', status: 'late' },
    },
  ],
};
const filed: ResponseOf<typeof getReturnFiling> = {
  ...{ id, kind: 'consumption-tax', period: '2026-10', version: 1, filedAt: '2026-11-23T08:00:00.000Z' },
  ...{ filedBy: 'Amina Bello', isForAnother: false, dueOn: '2026-11-20', isLate: true, amendmentReason: '' },
  ...{ taxKobo, creditKobo: kobo(0), balanceKobo: taxKobo, overKobo: kobo(0), isNewest: true, credit: null },
  bill: { reference: 'KDJZ05XHT5GMEJ14', amountKobo: taxKobo, status: 'unpaid' },
  ...{ answers: {}, changes: [], lateness: [], tpui: 'KD-0412-0002-31', taxpayer: 'Gurara Sample Hotels' },
  figures: {
    ...{ fingerprint: 'f', taxKobo, creditKobo: kobo(0), balanceKobo: taxKobo, overKobo: kobo(0), losses: [] },
    lines: [
      {
        ...{
          id: 'tax',
          of: null,
          amountKobo: taxKobo,
          formula: { kind: 'rate', ofKobo: 300_000_000, ratePpm: 50_000 },
        },
        reference: { law: 'Kaduna State Tax Law 2016', section: 's. 77', certainty: 'certain' },
      },
    ],
  },
};

const office = '/tax-area-office/settings';
const role = 'Tax Officer';

/** What taxpayers of an office have to file and filed, and the reminder of a whole list. */
export const dutyScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'duties, of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, dutyReport.list, duties);
      await goesOnTo(page, '/tax-area-office/duties?record=KD-0412-0000-31~paye-month~2026-10-01');
      await page.getByText('How it was estimated').waitFor();
    },
  },
  {
    ...{ role, name: 'duties, none', path: office },
    prepare: async (page) => {
      const none = { expectedKobo: 0, billedKobo: 0, paidInTimeKobo: 0 };
      await answersTo(page, dutyReport.list, { ...about, data: [], totalRecords: 0, totals: none });
      await goesOnTo(page, '/tax-area-office/duties?status=missing');
      await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
    },
  },
  {
    ...{ role, name: 'duties, remind these', path: office },
    prepare: async (page) => {
      await answersTo(page, dutyReport.list, duties);
      await answersTo(page, previewReminders, { duties: 5, alreadyReminded: 1, told: 2, optedOut: 1, noContact: 1 });
      await goesOnTo(page, '/tax-area-office/duties?status=missing');
      await page.getByRole('button', { name: 'Remind these' }).click();
      await page.getByText('Not reached: nobody has an account').waitFor();
    },
  },
  {
    ...{ role, name: 'returns, filed with an office', path: office },
    prepare: async (page) => {
      await answersTo(page, returnFilingReport.list, filings);
      await answersTo(page, getReturnFiling, filed);
      await goesOnTo(page, `/tax-area-office/return-filings?record=${id}`);
      await page.getByText('How it was worked out').waitFor();
    },
  },
];
