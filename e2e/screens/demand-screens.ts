import {
  type DemandDetail,
  demandNoticeReport,
  getDemand,
  getOwnDemand,
  kobo,
  listDemandable,
  type ResponseOf,
} from '@portal/contracts';
import { hasPapers } from './sample-law-papers.ts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000001';
const someone = (name: string) => ({ id: '0199a1f0-0000-7000-8000-000000000009', name });
const demand: DemandDetail = {
  ...{ id, number: 'DMN-2026-00000001', tpui: 'KD-0412-0000-31', taxpayer: 'Zaria Sample Mills Ltd', office: 'Zaria' },
  ...{ standing: 'part-paid', totalKobo: kobo(70_000_000), paidKobo: kobo(20_000_000), openKobo: kobo(50_000_000) },
  service: {
    ...{ on: '2026-11-10', at: '2026-11-10T09:30:00.000Z', how: 'by-hand' },
    ...{ place: '12 Ahmadu Bello Way, Kaduna', proof: 'Amina Bello, secretary, in person' },
  },
  clock: { startedOn: '2026-11-10', endsOn: '2026-12-10', day: 13, days: 30 },
  ...{ endedAt: null, endReason: '', workId: id, caseVersion: 4, moves: ['end'], hasAccount: true },
  ...{ preparedBy: someone('Ladi Musa'), preparedAt: '2026-11-05T08:00:00.000Z' },
  ...{ decidedBy: someone('Sani Garba'), decidedAt: '2026-11-06T08:00:00.000Z' },
  ...{
    issuedBy: someone('Sani Garba'),
    issuedAt: '2026-11-09T08:00:00.000Z',
    servedBy: someone('Ladi Musa'),
    endedBy: null,
  },
  bills: [
    {
      ...{ billReference: 'KD7Q4M2X9TBC1VWZ', ground: 'return', periodFrom: '2025-01-01', heads: 'Direct assessment' },
      ...{ dueOn: '2026-09-30', amountKobo: kobo(50_000_000), standing: 'open', hindrance: null },
    },
    {
      ...{ billReference: 'KD2B8N4X9TBC1VWZ', ground: 'paye', periodFrom: '2026-08-01', heads: 'PAYE' },
      ...{ dueOn: '2026-09-10', amountKobo: kobo(20_000_000), standing: 'paid', hindrance: null },
    },
  ],
};
const candidates: ResponseOf<typeof listDemandable>['bills'] = [
  {
    ...{ billId: id, billReference: 'KD7Q4M2X9TBC1VWZ', ground: 'return', periodFrom: '2025-01-01', hindrance: null },
    ...{ heads: 'Direct assessment', dueOn: '2026-09-30', amountKobo: kobo(50_000_000) },
  },
  {
    ...{ billId: id.replace(/1$/, '2'), billReference: 'KD2B8N4X9TBC1VWZ', ground: 'objection', periodFrom: null },
    ...{ heads: 'Direct assessment', dueOn: '2026-09-30', amountKobo: kobo(20_000_000), hindrance: 'objection' },
  },
];
const list = (
  data: ResponseOf<typeof demandNoticeReport.list>['data'],
): ResponseOf<typeof demandNoticeReport.list> => ({
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: data.length, pageSize: 50 },
  ...{ after: null, before: null, data },
  totals: {
    totalKobo: 70_000_000 * data.length,
    paidKobo: 20_000_000 * data.length,
    openKobo: 50_000_000 * data.length,
  },
});
const row = {
  ...{ id, number: demand.number, taxpayer: demand.taxpayer, tpui: demand.tpui, taxOffice: 'Zaria', bills: 2 },
  ...{ preparedOn: '2026-11-05', servedOn: '2026-11-10', dueOn: '2026-12-10', status: 'part-paid' },
  ...{ totalKobo: 70_000_000, paidKobo: 20_000_000, openKobo: 50_000_000 },
} as const;

const officer = 'Tax Officer';
const office = '/tax-area-office/settings';

/** The report of an office with one notice open, and with none. */
export const demandScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'Individual', name: 'demand notice, own', path: '/user/settings' },
    prepare: async (page) => {
      await hasPapers(page, 'demand');
      await answersTo(page, getOwnDemand, demand);
      await goesOnTo(page, `/user/cases/demands/${id}`);
      await page.getByText('Zaria').first().waitFor();
    },
  },
  {
    ...{ role: officer, name: 'demand notice of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, demandNoticeReport.list, list([row]));
      await hasPapers(page, 'demand');
      await answersTo(page, getDemand, demand);
      await goesOnTo(page, `/tax-area-office/demand-notice-report?record=${id}`);
      await page.getByText('Proof of service').waitFor();
    },
  },
  {
    ...{ role: officer, name: 'demand notices, prepare one', path: office },
    prepare: async (page) => {
      await answersTo(page, demandNoticeReport.list, list([row]));
      await answersTo(page, listDemandable, { taxpayer: demand.taxpayer, bills: candidates });
      await goesOnTo(page, '/tax-area-office/demand-notice-report');
      await press(page, 'Prepare a demand notice');
      await page
        .getByRole('dialog', { name: /^Prepare/ })
        .getByLabel('TPUI')
        .fill(demand.tpui);
      await press(page, 'Find the bills');
      await page.getByText('There is an objection').first().waitFor();
    },
  },
  {
    ...{ role: officer, name: 'demand notices, none', path: office },
    prepare: async (page) => {
      await answersTo(page, demandNoticeReport.list, list([]));
      await goesOnTo(page, '/tax-area-office/demand-notice-report');
      await page.getByRole('button', { name: 'Prepare a demand notice' }).waitFor();
    },
  },
];
