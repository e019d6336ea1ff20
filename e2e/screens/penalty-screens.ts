import {
  getPenalty,
  getPenaltyOfRemission,
  getWork,
  listLatenesses,
  listOwnPenalties,
  listWork,
  penaltyRemissionReport,
  penaltyReport,
  type ResponseOf,
  type WorkCase,
} from '@portal/contracts';
import { hasPapers } from './sample-law-papers.ts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const id = '0199a1f0-0000-7000-8000-000000000651';
const workId = '0199a1f0-0000-7000-8000-000000000652';
const [payer, tpui, number] = ['Gurara Sample Hotels', 'KD-0412-0002-31', 'PEN-2026-000007'] as const;
const law = 'Nigeria Tax Administration Act 2025';
const reference = { law, section: 's. 65', certainty: 'our-reading' };
const lateness = {
  ...{ duty: 'consumption-tax-month', periodFrom: '2026-03-01', neglect: 'tax-paid-late', dueOn: '2026-04-20' },
  ...{ untilOn: '2026-06-29', isOver: true, baseKobo: 100_000_000, penaltyKobo: 10_000_000 },
  ...{ interestKobo: 5_082_192, totalKobo: 15_082_192 },
  computation: {
    daysLate: 70,
    lines: [
      { id: 'base', amountKobo: 100_000_000, formula: { kind: 'entered' }, reference },
      {
        ...{ id: 'penalty', amountKobo: 10_000_000, reference },
        formula: { kind: 'rate', ofKobo: 100_000_000, ratePpm: 100_000 },
      },
      {
        ...{ id: 'interest', amountKobo: 5_082_192, reference },
        formula: {
          kind: 'interest',
          periods: [{ ofKobo: 100_000_000, ratePpm: 265_000, days: 70, interestKobo: 5_082_192 }],
        },
      },
      {
        ...{ id: 'total', amountKobo: 15_082_192, reference },
        formula: { kind: 'sum', of: [{ amountKobo: 10_000_000 }, { amountKobo: 5_082_192 }] },
      },
    ],
    gaps: ['no-rate'],
  },
};
const remission = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000653', number: 'REM-2026-000001', penaltyKobo: 5_000_000, interestKobo: 0 },
  ...{ reason: 'She lay in hospital for the whole of April', paper: 'Letter KD/REV/114', state: 'granted' },
  ...{ proposedBy: 'Musa Sani', proposedOn: '2026-07-10', decidedBy: 'Hauwa Demo', decidedOn: '2026-07-20' },
  answer: 'The illness is shown',
};
const charged = {
  ...{ id, number, ...lateness, state: 'billed', remittedKobo: 5_000_000, leftKobo: 10_082_192 },
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', proposedOn: '2026-07-01', decidedOn: '2026-07-02' },
};
const record = getPenalty.response.parse({
  ...{ ...charged, tpui, payer, office: 'Zaria', proposedBy: 'Ladi Bako', decidedBy: 'Musa Sani' },
  ...{ leftPenaltyKobo: 5_000_000, leftInterestKobo: 5_082_192, remissions: [remission] },
});
const proposed = getPenalty.response.parse({
  ...{ ...record, state: 'proposed', remittedKobo: 0, leftKobo: 15_082_192, leftPenaltyKobo: 10_000_000 },
  ...{ billReference: null, decidedOn: null, decidedBy: null, remissions: [] },
});
const late = listLatenesses.response.parse({
  ...{ tpui, payer },
  latenesses: [
    { id: 'consumption-tax-month~2026-03-01', ...lateness, waiting: null },
    {
      ...{ ...lateness, id: 'paye-month~2026-08-01', duty: 'paye-month', periodFrom: '2026-08-01', waiting: number },
      ...{ dueOn: '2026-09-10', isOver: false },
    },
  ],
});
const own = listOwnPenalties.response.parse([{ ...charged, remissions: [remission] }]);

const about = { period: { minDate: '2026-06-01', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z' };
const penalties: ResponseOf<typeof penaltyReport.list> = {
  ...{ ...about, ...wholeList([]), totalRecords: 1 },
  totals: { penaltyKobo: 10_000_000, interestKobo: 5_082_192, totalKobo: 15_082_192, remittedKobo: 5_000_000 },
  data: [
    {
      ...{ id, number, payer, tpui, taxOffice: 'Zaria', duty: 'consumption-tax-month', periodFrom: '2026-03-01' },
      ...{ neglect: 'tax-paid-late', law: `${law}, s. 65`, dueOn: '2026-04-20', untilOn: '2026-06-29', days: 70 },
      ...{ baseKobo: 100_000_000, penaltyKobo: 10_000_000, interestKobo: 5_082_192, totalKobo: 15_082_192 },
      ...{ remittedKobo: 5_000_000, leftKobo: 10_082_192, billReference: 'KD7Q4M2X9TBC1VWZ', status: 'billed' },
      ...{ proposedOn: '2026-07-01', proposedBy: 'Ladi Bako', decidedOn: '2026-07-02', decidedBy: 'Musa Sani' },
    },
  ],
};
const noPenalty = { penaltyKobo: 0, interestKobo: 0, totalKobo: 0, remittedKobo: 0 };
const remissions: ResponseOf<typeof penaltyRemissionReport.list> = {
  ...{ ...about, ...wholeList([]), totalRecords: 1 },
  totals: { penaltyKobo: 5_000_000, interestKobo: 0, amountKobo: 5_000_000 },
  data: [
    {
      ...{ id: remission.id, number: remission.number, payer, tpui, taxOffice: 'Zaria', penalty: number },
      ...{ reason: remission.reason, paper: remission.paper, penaltyKobo: 5_000_000, interestKobo: 0 },
      ...{ amountKobo: 5_000_000, day: '2026-07-20', proposedBy: 'Musa Sani', decidedBy: 'Hauwa Demo' },
      ...{ answer: remission.answer, status: 'granted' },
    },
  ],
};
const noRemission = { penaltyKobo: 0, interestKobo: 0, amountKobo: 0 };

const at = '2026-07-01T09:00:00.000Z';
const work: WorkCase = {
  ...{ id: workId, kind: 'penalty', state: 'proposed', isOpen: true, subject: `penalty:${id}`, reference: number },
  ...{ office: { id: 6, name: 'Zaria' }, assignee: null, deadline: null, openedAt: at, since: at },
  ...{ deadlineChanges: [], caseVersion: 1 },
  steps: [
    {
      ...{ move: 'open', to: 'proposed', at, by: { id: workId, name: 'Ladi Bako' }, role: 'Tax Officer' },
      ...{ onBehalfOf: null, reason: null, document: null },
    },
  ],
  moves: [
    { move: 'bill', needs: [] },
    { move: 'refuse', needs: ['reason'] },
  ],
};

const report = '/tax-area-office/penalty-report';
const inOffice = (name: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role: 'Tax Officer', name: `penalties, ${name}`, path: '/tax-area-office/settings', prepare },
});
const ofManager = (name: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...inOffice(name, prepare),
  role: 'Tax Office Manager',
});
const inAdmin = (name: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role: 'SuperAdmin', name: `penalties, ${name}`, path: '/admin/profile', prepare },
});
const ofTaxpayer = (name: string, prepare: NonNullable<SignedInScreen['prepare']>): SignedInScreen => ({
  ...{ role: 'Individual', name: `penalties, ${name}`, path: '/user/settings', prepare },
});

/** What an office charges for lateness, proposes and remits; what the State sees of it; what a taxpayer sees. */
export const penaltyScreens: readonly SignedInScreen[] = [
  inOffice('of an office', async (page) => {
    await answersTo(page, penaltyReport.list, penalties);
    await hasPapers(page, 'penalty');
    await answersTo(page, getPenalty, record);
    await goesOnTo(page, `${report}?record=${id}`);
    await page.getByText('How it is reckoned').waitFor();
  }),
  inOffice('none', async (page) => {
    await answersTo(page, penaltyReport.list, { ...about, ...wholeList([]), totals: noPenalty });
    await goesOnTo(page, `${report}?status=billed`);
    await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
  }),
  inOffice('late taxpayers', async (page) => {
    await answersTo(page, listLatenesses, late);
    await goesOnTo(page, `${report}/late?tpui=${tpui}`);
    await press(page, /^Propose this penalty/);
    await page.getByText(/Somebody else who leads the office approves it/).waitFor();
  }),
  inOffice('nothing late', async (page) => {
    await answersTo(page, listLatenesses, { tpui, payer, latenesses: [] });
    await goesOnTo(page, `${report}/late?tpui=${tpui}`);
    await page.getByText('Nothing is late').waitFor();
  }),
  inOffice('to decide', async (page) => {
    await answersTo(page, listWork, wholeList([work]));
    await answersTo(page, getWork, work);
    await hasPapers(page, 'penalty');
    await answersTo(page, getPenalty, proposed);
    await goesOnTo(page, `${report}/decide?of=penalty&record=${workId}`);
    await page.getByText('How it is reckoned').waitFor();
  }),
  inOffice('remissions', async (page) => {
    await answersTo(page, penaltyRemissionReport.list, remissions);
    await answersTo(page, getPenaltyOfRemission, record);
    await goesOnTo(page, `${report}/remissions?record=${remission.id}`);
    await page.getByText('The illness is shown').waitFor();
  }),
  ofManager('propose a remission, every error', async (page) => {
    await answersTo(page, penaltyReport.list, penalties);
    await hasPapers(page, 'penalty');
    await answersTo(page, getPenalty, record);
    await goesOnTo(page, `${report}?record=${id}`);
    await press(page, 'Propose remission');
    await page
      .getByRole('dialog', { name: /^Propose/ })
      .getByRole('button', { name: 'Propose remission' })
      .click();
    await page.getByText('Field is required').first().waitFor();
  }),
  inOffice('no remissions', async (page) => {
    await answersTo(page, penaltyRemissionReport.list, { ...about, ...wholeList([]), totals: noRemission });
    await goesOnTo(page, `${report}/remissions?status=granted`);
    await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
  }),
  inAdmin('of the State', async (page) => {
    await answersTo(page, penaltyReport.list, penalties);
    await goesOnTo(page, '/admin/penalties');
    await page.getByRole('table').getByText(payer).first().waitFor();
  }),
  inAdmin('remissions of the State', async (page) => {
    await answersTo(page, penaltyRemissionReport.list, remissions);
    await goesOnTo(page, '/admin/penalties/remissions');
    await page.getByRole('table').getByText(payer).first().waitFor();
  }),
  ofTaxpayer('own', async (page) => {
    await hasPapers(page, 'penalty');
    await answersTo(page, listOwnPenalties, own);
    await goesOnTo(page, '/user/penalties');
    await page.getByText('The illness is shown', { exact: false }).waitFor();
  }),
  ofTaxpayer('none of one’s own', async (page) => {
    await answersTo(page, listOwnPenalties, []);
    await goesOnTo(page, '/user/penalties');
    await page.getByText('You have no penalties.').waitFor();
  }),
];
