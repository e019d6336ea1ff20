import {
  demandNoticeReport,
  dutyReport,
  getObjection,
  objectionReport,
  type ResponseOf,
  returnFilingReport,
} from '@portal/contracts';
import { hasPapers } from './sample-law-papers.ts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const id = '0199a1f0-0000-7000-8000-000000000661';
const about = { period: { minDate: '2026-06-01', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z' };
const [name, tpui, taxOffice] = ['Zaria Sample Hotel and Conference Ltd', 'KD-0412-0000-31', 'Zaria'] as const;
const [objectionNumber, assessment] = ['OBJ-2026-00000157', 'ASM-2026-00000412'] as const;

const objections: ResponseOf<typeof objectionReport.list> = {
  ...{ ...about, ...wholeList([]), totalRecords: 2 },
  totals: { assessedKobo: 220_800_000, disputedKobo: 128_640_000 },
  data: [
    {
      ...{ id, number: objectionNumber, assessment, payer: name, tpui, taxOffice, lodgedOn: '2026-09-08', day: 76 },
      ...{ lastDay: '2026-12-07', assessedKobo: 110_400_000, admittedKobo: 46_080_000, disputedKobo: 64_320_000 },
      ...{ taxKobo: null, endedOn: null, status: 'valid' },
    },
    {
      ...{ id: id.replace(/1$/, '2'), number: 'OBJ-2026-00000098', assessment: 'ASM-2026-00000301', tpui, taxOffice },
      ...{ payer: 'Gurara Sample Mills Ltd', lodgedOn: '2026-06-02', day: null, lastDay: '2026-08-31' },
      ...{ assessedKobo: 110_400_000, admittedKobo: 46_080_000, disputedKobo: 64_320_000, taxKobo: 46_080_000 },
      ...{ endedOn: '2026-09-01', status: 'upheld-by-law' },
    },
  ],
};
const objection = getObjection.response.parse({
  ...{ id, number: objectionNumber, assessment, revenueHead: 'Direct assessment', state: 'valid' },
  ...{ period: { from: '2025-01-01', to: '2025-12-31' }, payer: name, tpui, office: taxOffice },
  issues: [{ text: 'Refunds to guests were counted as sales', valueKobo: 335_000_000 }],
  amendment: 'Reduce my sales for 2025 to ₦20,800,000 and the tax to ₦460,800.00.',
  justification: 'Eleven pages of the bank show each refund; the hall was rented out for two weddings only.',
  ...{ incomeKobo: 2_080_000_000, assessedKobo: 110_400_000, admittedKobo: 46_080_000, disputedKobo: 64_320_000 },
  ...{ lodgedAt: '2026-09-08T15:42:00.000Z', lodgedOn: '2026-09-08', lastDay: '2026-12-07', day: 76 },
  ...{ admittedBill: null, disputedBill: null, restBill: null, decision: null, proposal: null, caseVersion: 3 },
  words: [{ kind: 'question', text: 'Which pages show the refunds of March?', at: '2026-09-20T08:00:00.000Z' }],
  assessedBy: ['Ladi Bako', 'Musa Sani'],
});
const duties: ResponseOf<typeof dutyReport.list> = {
  ...{ ...about, ...wholeList([]), totalRecords: 1 },
  totals: { expectedKobo: 4_120_000, billedKobo: 0, paidInTimeKobo: 0 },
  data: [
    {
      ...{ id: `${tpui}~paye-month~2026-10-01`, taxpayer: name, tpui, duty: 'paye-month', period: '2026-10' },
      ...{ taxOffice, sector: 'Hospitality', size: 'small', dueOn: '2026-11-10', filedOn: null, daysLate: 13 },
      ...{ expectedKobo: 4_120_000, basis: 'own', billedKobo: 0, paidInTimeKobo: 0, status: 'missing' },
    },
  ],
};
const filings: ResponseOf<typeof returnFilingReport.list> = {
  ...{ ...about, ...wholeList([]), totalRecords: 1 },
  totals: { taxKobo: 15_000_000, balanceKobo: 15_000_000 },
  data: [
    {
      ...{ id, taxpayer: name, tpui, kind: 'consumption-tax', period: '2026-10', taxOffice, version: 1 },
      ...{ dueOn: '2026-11-20', filedOn: '2026-11-23', daysLate: 3, taxKobo: 15_000_000, creditKobo: 0 },
      ...{ balanceKobo: 15_000_000, billReference: 'KDJZ05XHT5GMEJ14', status: 'late' },
    },
  ],
};
const demands: ResponseOf<typeof demandNoticeReport.list> = {
  ...{ ...about, ...wholeList([]), period: null, totalRecords: 1 },
  totals: { totalKobo: 70_000_000, paidKobo: 20_000_000, openKobo: 50_000_000 },
  data: [
    {
      ...{ id, number: 'DMN-2026-00000001', taxpayer: name, tpui, taxOffice, bills: 2, preparedOn: '2026-11-05' },
      ...{ servedOn: '2026-11-10', dueOn: '2026-12-10', totalKobo: 70_000_000, paidKobo: 20_000_000 },
      ...{ openKobo: 50_000_000, status: 'part-paid' },
    },
  ],
};

const appeals = '/tax-area-office/appeal-management';
const inOffice = (state: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role: 'Tax Officer', name: `appeals, ${state}`, path: '/tax-area-office/settings', prepare },
});
const inAdmin = (list: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role: 'SuperAdmin', name: `list, ${list} of the State`, path: '/admin/profile', prepare },
});

/** Objections as an office decides them, and the lists of the law over the whole State. */
export const lawListScreens: readonly SignedInScreen[] = [
  inOffice('of an office', async (page) => {
    await answersTo(page, objectionReport.list, objections);
    await hasPapers(page, 'objection');
    await answersTo(page, getObjection, objection);
    await goesOnTo(page, `${appeals}?record=${id}`);
    await page.getByText('Which pages show the refunds of March?').waitFor();
  }),
  inOffice('propose the decision, every error', async (page) => {
    await answersTo(page, objectionReport.list, objections);
    await hasPapers(page, 'objection');
    await answersTo(page, getObjection, objection);
    await goesOnTo(page, `${appeals}?record=${id}`);
    await press(page, 'Propose the decision');
    await page
      .getByRole('dialog', { name: /^Propose/ })
      .getByRole('button', { name: 'Propose the decision' })
      .click();
    await page.getByText('Field is required').first().waitFor();
  }),
  inOffice('none', async (page) => {
    const totals = { assessedKobo: 0, disputedKobo: 0 };
    await answersTo(page, objectionReport.list, { ...about, ...wholeList([]), totals });
    await goesOnTo(page, `${appeals}?status=valid`);
    await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
  }),
  inAdmin('objections', async (page) => {
    await answersTo(page, objectionReport.list, objections);
    await goesOnTo(page, '/admin/objections');
    await page.getByRole('table').getByText(name).first().waitFor();
  }),
  inAdmin('duties', async (page) => {
    await answersTo(page, dutyReport.list, duties);
    await goesOnTo(page, '/admin/duties');
    await page.getByRole('table').getByText(name).first().waitFor();
  }),
  inAdmin('filed returns', async (page) => {
    await answersTo(page, returnFilingReport.list, filings);
    await goesOnTo(page, '/admin/return-filings');
    await page.getByRole('table').getByText(name).first().waitFor();
  }),
  inAdmin('demand notices', async (page) => {
    await answersTo(page, demandNoticeReport.list, demands);
    await goesOnTo(page, '/admin/demand-notices');
    await page.getByRole('table').getByText(name).first().waitFor();
  }),
];
