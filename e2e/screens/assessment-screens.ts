import {
  type AssessmentDetail,
  assessmentReport,
  getAssessment,
  getOwnAssessment,
  kobo,
  listOwnCases,
  type OwnAssessment,
  type OwnCase,
} from '@portal/contracts';
import { hasPapers } from './sample-law-papers.ts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const [office, start] = ['/tax-area-office/settings', '/user/settings'];
const id = '00000000-0000-7000-8000-000000000001';
const clock = { startedOn: '2026-11-20', endsOn: '2026-12-21', day: 9, days: 31 };
const own: OwnAssessment = {
  ...{ id, number: 'ASM-2026-00000012', tpui: 'KD-0412-0000-31', taxpayer: 'Zaria Sample Hotel and Conference Ltd' },
  ...{ office: 'Kaduna North', head: { code: '12010107', name: 'Consumption tax' }, returnKind: 'consumption-tax' },
  ...{ periodFrom: '2026-10-01', periodTo: '2026-10-31', basis: 'best-of-judgement', isDeliberate: false },
  ...{ method: 'comparables', reason: 'No return came in for October, and guests were there on each of three visits.' },
  sources: [{ from: 'Visit of the hotel', day: '2026-10-14', says: '24 of 30 rooms let' }],
  comparables: [{ trade: 'Hotel of 30 rooms', area: 'Barnawa', taxKobo: kobo(16_000_000) }],
  lines: [
    { says: 'Estimated sales', how: '24 rooms × 31 nights', amountKobo: kobo(300_000_000), counts: 'shown' },
    { says: 'Consumption tax', how: '₦3,000,000 × 5 %', amountKobo: kobo(15_000_000), counts: 'added' },
  ],
  ...{ taxKobo: kobo(15_000_000), standing: 'served', clock, contestedOn: null, endedAt: null, endReason: '' },
  service: { on: '2026-11-20', at: '2026-11-20T09:00:00.000Z', how: 'by-hand', place: 'Malam Sani, at the reception' },
  bill: { reference: 'KDKYEV14BSWYXGHA', amountKobo: kobo(15_000_000), status: 'unpaid' },
};
const officer = { id, name: 'Ladi Bako' };
const manager = { id: '00000000-0000-7000-8000-000000000002', name: 'Musa Sani' };
const detail: AssessmentDetail = {
  ...own,
  ...{ proposedBy: officer, proposedAt: '2026-11-18T09:00:00.000Z', decidedBy: manager, servedBy: officer },
  ...{ decidedAt: '2026-11-19T09:00:00.000Z', endedBy: null, workId: id, caseVersion: 3, acts: [] },
};
const listed = {
  ...{ id, number: own.number, taxpayer: own.taxpayer, tpui: own.tpui, tax: 'Consumption tax', period: '2026-10' },
  ...{
    basis: 'best-of-judgement' as const,
    taxOffice: 'Kaduna North',
    proposedOn: '2026-11-18',
    servedOn: '2026-11-20',
  },
  ...{ lastDay: '2026-12-21', billReference: 'KDKYEV14BSWYXGHA', taxKobo: kobo(15_000_000), status: 'served' as const },
};
const running: OwnCase = {
  ...{ kind: 'assessment', id, number: own.number, clock, isOver: false, since: '2026-11-20' },
  about: { en: 'Consumption tax, October 2026', ha: 'Harajin amfani, Oktoba 2026' },
  state: { en: 'Served', ha: 'An isar' },
  toDo: {
    en: 'Pay it, file the return, or object in time',
    ha: 'Biya, ko ka gabatar da bayani, ko ka ƙi yarda a kan lokaci',
  },
  ...{ amountKobo: kobo(15_000_000), billReference: 'KDKYEV14BSWYXGHA' },
};
const list = {
  ...{ period: { minDate: '2000-01-01', maxDate: '2026-11-29' }, asOf: '2026-11-29T08:42:00.000Z' },
};

/** Assessments as both sides see them: full and empty. */
export const assessmentScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'Tax Officer', name: 'assessments of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, assessmentReport.list, {
        ...{ ...list, ...wholeList([listed]), totals: { taxKobo: kobo(15_000_000) } },
      });
      await goesOnTo(page, '/tax-area-office/discrepancy-report/assessments');
      await page.getByText(own.number).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Officer', name: 'assessments of an office, none', path: office },
    prepare: async (page) => {
      await answersTo(page, assessmentReport.list, {
        ...{ ...list, ...wholeList([]), totals: { taxKobo: kobo(0) } },
      });
      await goesOnTo(page, '/tax-area-office/discrepancy-report/assessments');
      await page.getByRole('heading', { level: 1, name: 'Assessments' }).waitFor();
    },
  },
  {
    ...{ role: 'Tax Officer', name: 'assessments of an office, propose, every error', path: office },
    prepare: async (page) => {
      await answersTo(page, assessmentReport.list, {
        ...list,
        ...wholeList([listed]),
        totals: { taxKobo: listed.taxKobo },
      });
      await goesOnTo(page, '/tax-area-office/discrepancy-report/assessments');
      await press(page, 'Propose an assessment');
      await page
        .getByRole('dialog', { name: /^Propose/ })
        .getByRole('button', { name: 'Propose an assessment' })
        .click();
      await page.getByText('Field is required').first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Officer', name: 'assessment, record', path: office },
    prepare: async (page) => {
      await hasPapers(page, 'assessment');
      await answersTo(page, getAssessment, detail);
      await goesOnTo(page, `/tax-area-office/discrepancy-report/assessments/${id}`);
      await page.getByText('Day 9 of 31').waitFor();
    },
  },
  {
    ...{ role: 'Corporate', name: 'taxpayer, notices and cases', path: start },
    prepare: async (page) => {
      await answersTo(page, listOwnCases, { cases: [running] });
      await goesOnTo(page, '/user/cases');
      await page.getByText('Consumption tax, October 2026').waitFor();
    },
  },
  {
    ...{ role: 'Corporate', name: 'taxpayer, notices and cases, none', path: start },
    prepare: async (page) => {
      await answersTo(page, listOwnCases, { cases: [] });
      await goesOnTo(page, '/user/cases');
      await page.getByText(/Nothing was served on you/).waitFor();
    },
  },
  {
    ...{ role: 'Corporate', name: 'taxpayer, assessment', path: start },
    prepare: async (page) => {
      await hasPapers(page, 'assessment');
      await answersTo(page, getOwnAssessment, own);
      await goesOnTo(page, `/user/cases/assessments/${id}`);
      await page.getByText('What to do').waitFor();
    },
  },
];
