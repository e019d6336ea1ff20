import {
  type DiscrepancyDetail,
  discrepancyReport,
  getComparison,
  getDiscrepancy,
  getOwnDiscrepancy,
  getWork,
  kobo,
  type OwnDiscrepancy,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000061';
const fields: Omit<OwnDiscrepancy, 'clock' | 'canExplain'> = {
  ...{ id, number: 'DSC-2026-00000001', tpui: 'KD-0412-0000-31', taxpayer: 'Amina Sample Bello', office: 'Zaria' },
  ...{ rule: 'paye-income', returnKind: 'direct-assessment', periodFrom: '2025-01-01', periodTo: '2025-12-31' },
  ...{ declaredKobo: kobo(120_000_000), foundKobo: kobo(360_000_000), toleranceKobo: kobo(1_200_000) },
  ...{ effectKobo: kobo(43_200_000), source: 'PAYE rows filed by Zaria Sample Mills Ltd', sourceOn: '2026-01-12' },
  ...{ confidence: 'number-and-name', state: 'queried', foundOn: '2026-11-16', queriedOn: '2026-11-18' },
  ...{ query: 'Why is the pay of Zaria Sample Mills Ltd not in your return?', answerBy: '2026-12-02' },
  ...{ explanation: '', explainedOn: null, decidedOn: null, decisionReason: '', assessment: null },
};
const detail: DiscrepancyDetail = { ...fields, workId: id, caseVersion: 2, acts: [] };
const work: ResponseOf<typeof getWork> = {
  ...{ id, kind: 'discrepancy', state: 'queried', isOpen: true, subject: `discrepancy:${id}`, caseVersion: 2 },
  ...{
    reference: fields.number,
    office: { id: 6, name: 'Zaria' },
    assignee: null,
    openedAt: '2026-11-16T01:00:00.000Z',
  },
  ...{ since: '2026-11-18T09:00:00.000Z', deadline: null, steps: [], deadlineChanges: [] },
  moves: [{ move: 'drop', needs: ['reason'] }],
};
const list: ResponseOf<typeof discrepancyReport.list> = {
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: 1, pageSize: 50 },
  ...{ after: null, before: null, totals: { effectKobo: 43_200_000 } },
  data: [
    {
      ...{
        id,
        number: fields.number,
        taxpayer: fields.taxpayer,
        tpui: fields.tpui,
        rule: 'paye-income',
        period: '2025',
      },
      ...{ taxOffice: 'Zaria', declaredKobo: 120_000_000, foundKobo: 360_000_000, toleranceKobo: 1_200_000 },
      ...{ effectKobo: 43_200_000, source: fields.source, sourceOn: fields.sourceOn, confidence: 'number-and-name' },
      ...{ foundOn: fields.foundOn, answerBy: fields.answerBy, status: 'queried' },
    },
  ],
};
const comparison: ResponseOf<typeof getComparison> = {
  last: {
    ...{ startedAt: '2026-11-23T00:05:00.000Z', finishedAt: '2026-11-23T00:09:00.000Z' },
    ...{ compared: 48_212, agreed: 47_950, known: 214, withoutEffect: 31, opened: 17 },
  },
};
const office = '/tax-area-office/settings';

/** The report of an office, one of it open, the form of one found by hand, and the question as its taxpayer reads it. */
export const discrepancyScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'Individual', name: 'question about a return, own', path: '/user/settings' },
    prepare: async (page) => {
      const clock = { startedOn: '2026-11-18', endsOn: '2026-12-02', day: 5, days: 14 };
      await answersTo(page, getOwnDiscrepancy, { ...fields, clock, canExplain: true });
      await goesOnTo(page, `/user/cases/discrepancies/${id}`);
      await page.getByText(fields.query).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Manager', name: 'discrepancy of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, discrepancyReport.list, list);
      await answersTo(page, getComparison, comparison);
      await answersTo(page, getDiscrepancy, detail);
      await answersTo(page, getWork, work);
      await goesOnTo(page, `/tax-area-office/discrepancy-report?record=${id}`);
      await page.getByText('Day of the source').first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Officer', name: 'discrepancies, enter one', path: office },
    prepare: async (page) => {
      await answersTo(page, discrepancyReport.list, list);
      await answersTo(page, getComparison, comparison);
      await goesOnTo(page, '/tax-area-office/discrepancy-report');
      await press(page, 'Enter a discrepancy');
      await page.getByRole('dialog', { name: 'Enter a discrepancy' }).waitFor();
    },
  },
];
