import {
  getLead,
  getSource,
  getTip,
  type LeadDetail,
  leadOutcomeReport,
  leadReport,
  listAskedMatches,
  listSources,
  type ResponseOf,
  type SourceRecord,
  type TipDetail,
  tipReport,
} from '@portal/contracts';
import { answersTo, goesOnTo, press, type SignedInScreen } from './screen.ts';

const id = '0199a1f0-0000-7000-8000-000000000071';
const office = '/tax-area-office/settings';
const root = '/tax-area-office/reporting-intelligence';
const reasons: LeadDetail['confidence'] = [
  { rule: 'phone', how: 'same', weight: 45, listSays: '…7712', registerSays: '…7712' },
  { rule: 'name', how: 'partly', weight: 8, listSays: 'Zuma Guest House', registerSays: 'Zuma Hospitality Ltd' },
  { rule: 'area', how: 'same', weight: 6, listSays: 'Zaria', registerSays: 'Zaria' },
  { rule: 'address', how: 'same', weight: 14, listSays: 'Ahmadu Bello Way 14', registerSays: '14 Ahmadu Bello Way' },
  { rule: 'kind', how: 'differs', weight: -30, listSays: '', registerSays: '' },
];
const lead: LeadDetail = {
  ...{ id, number: 'LD-2026-00002204', name: 'Zuma Sample Guest House', isPerson: false, sourceKind: 'hotels' },
  ...{ source: 'Hotel list of the Tourism Board', sourceId: id, fileName: 'hotels-november.xlsx', rowNumber: 1187 },
  ...{ listSays: 'Ahmadu Bello Way 14 · 24 rooms · ₦18,500 a night', phone: '08061237712', lgaId: 1, lga: 'Zaria' },
  ...{ office: 'Zaria', reason: 'no-consumption-tax', state: 'open', foundOn: '2026-11-20' },
  estimate: { lowKobo: 210_678_000, highKobo: 461_871_000 },
  working: [
    {
      says: 'Rooms, each night of a year',
      how: '24 × ₦18,500 × 365',
      lowKobo: 16_206_000_000,
      highKobo: 16_206_000_000,
    },
    { says: 'Occupied, assumed', how: '26 % to 57 %', lowKobo: 4_213_560_000, highKobo: 9_237_420_000 },
    { says: 'Consumption tax', how: '', lowKobo: 210_678_000, highKobo: 461_871_000 },
  ],
  ...{
    tpui: 'KD-0412-0000-31',
    taxpayer: 'Zuma Sample Hospitality Ltd',
    registerSays: '08061237712 · Zaria · Corporate',
  },
  ...{ confidence: reasons, ruleEnded: 120, ruleDismissed: 47, endedOn: null, endedBy: null, endReason: '' },
  ...{ dismissal: null, discrepancyId: null, mergedInto: null, returnBy: null, workId: id, caseVersion: 1 },
  acts: ['open-discrepancy', 'ask-return', 'merge', 'dismiss'],
};
const list: ResponseOf<typeof leadReport.list> = {
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: 1, pageSize: 50 },
  ...{ after: null, before: null, totals: { lowKobo: 210_678_000 } },
  data: [
    {
      ...{ id, number: lead.number, name: lead.name, reason: lead.reason, sourceKind: lead.sourceKind },
      ...{ source: lead.source, tpui: lead.tpui, lga: 'Zaria', taxOffice: 'Zaria', lowKobo: 210_678_000 },
      ...{ highKobo: 461_871_000, worthKobo: 128_162_000, score: 43, foundOn: '2026-11-20', status: 'open' },
    },
  ],
};
const asked: ResponseOf<typeof listAskedMatches> = {
  ...{ totalRecords: 1, isBounded: false, pageSize: 25, after: null, before: null },
  data: [
    {
      ...{ id, sourceKind: 'hotels', source: lead.source, rowNumber: 1187, listName: lead.name },
      ...{ listSays: lead.listSays, tpui: 'KD-0412-0000-31', taxpayer: 'Zuma Sample Hospitality Ltd' },
      ...{
        registerSays: 'Zaria · Corporate',
        isPerson: false,
        score: 43,
        reasons,
        askedAt: '2026-11-20T08:42:00.000Z',
      },
    },
  ],
};
const source: SourceRecord = {
  ...{ id, kind: 'hotels', name: 'Hotel list of the Tourism Board', owner: 'Kaduna State Tourism Board' },
  ...{ fromDay: '2026-11-01', keepUntil: '2028-10-31', state: 'in-force', rows: 2460, waiting: 0, joined: 902 },
  ...{ asked: 61, leads: 1544, dismissed: 47, followed: 73, office: 'Zaria' },
  legalBasis:
    'Nigeria Tax Administration Act 2025, section 29: the Service may ask anybody for information about taxpayers.',
  purpose: 'To find hotels that take guests and file no consumption tax; for nothing else.',
  holds: 'Name of the house and of its owner, telephone, address, number of rooms and price of a night.',
  risks: 'Somebody of the same name gets a letter that is meant for another.',
  safeguards:
    'A natural person is never joined by a name alone; a person decides, and the answer is kept with its reason.',
  ...{ recordedBy: 'Musa Sani', recordedOn: '2026-10-28', approvedBy: 'Ladi Bako', approvedOn: '2026-10-30' },
  ...{ endedOn: null, canApprove: false, takesFiles: true },
  files: [
    {
      ...{ id, fileName: 'hotels-november.xlsx', rows: 2471, refused: 11, takenBy: 'Musa Sani' },
      takenOn: '2026-11-03',
    },
  ],
};

const outcomes: ResponseOf<typeof leadOutcomeReport.list> = {
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: 2, pageSize: 50 },
  ...{ after: null, before: null },
  totals: { lowKobo: 300_000_000, assessedKobo: 231_400_000, collectedKobo: 96_000_000 },
  data: [
    {
      ...{ id, number: lead.number, tpui: 'KD-0412-0000-31', reason: 'no-consumption-tax', sourceKind: 'hotels' },
      ...{ taxOffice: 'Zaria', lowKobo: 210_678_000, assessedKobo: 231_400_000, collectedKobo: 96_000_000 },
      ...{ foundOn: '2026-08-20', status: 'collected' },
    },
    {
      ...{ id: '0199a1f0-0000-7000-8000-000000000072', number: 'LD-2026-00002207', tpui: 'KD-0412-0000-44' },
      ...{ reason: 'not-registered', sourceKind: 'tips', taxOffice: 'Zaria', lowKobo: 89_322_000, assessedKobo: 0 },
      ...{ collectedKobo: 0, foundOn: '2026-10-02', status: 'registered' },
    },
  ],
};
const tip: TipDetail = {
  ...{ id, number: 'TP-2026-00000031', kind: 'untaxed-activity', state: 'received', receivedOn: '2026-11-20' },
  ...{ about: 'Sample Event Centre', place: 'Behind the old market', lga: 'Zaria', office: 'Zaria' },
  words: 'There is a wedding each weekend, the hall is paid in cash, and nobody has ever seen a receipt.',
  ...{ wantsReward: true, hasSender: true, lead: null, closing: null, endedOn: null, endedBy: null, endReason: '' },
  ...{ caseVersion: 1, opening: null, reward: null, acts: ['take-up', 'close', 'ask-sender'] },
};
const tips: ResponseOf<typeof tipReport.list> = {
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: 1, pageSize: 50 },
  ...{ after: null, before: null, totals: {} },
  data: [
    {
      ...{ id, number: tip.number, kind: tip.kind, about: tip.about, place: tip.place, lga: 'Zaria' },
      ...{ taxOffice: 'Zaria', receivedOn: '2026-11-20', status: 'received' },
    },
  ],
};

/** Leads of an office, one of them, what a person is asked, and where rows come from. */
export const leadScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'Tax Office Director', name: 'leads of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, leadReport.list, list);
      await goesOnTo(page, root);
      await page.getByText(lead.name).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'lead, its page', path: office },
    prepare: async (page) => {
      await answersTo(page, getLead, lead);
      await goesOnTo(page, `${root}/leads/${id}`);
      await page.getByRole('heading', { level: 1, name: lead.number }).waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'lead, dismiss it', path: office },
    prepare: async (page) => {
      await answersTo(page, getLead, lead);
      await goesOnTo(page, `${root}/leads/${id}`);
      await press(page, 'Dismiss');
      await page.getByRole('dialog', { name: /^Dismiss/ }).waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'leads, is it the same', path: office },
    prepare: async (page) => {
      await answersTo(page, listAskedMatches, asked);
      await goesOnTo(page, `${root}/asked`);
      await page.getByText(lead.name).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'leads, nothing asked', path: office, language: 'ha' },
    prepare: async (page) => {
      await answersTo(page, listAskedMatches, { ...asked, data: [], totalRecords: 0 });
      await goesOnTo(page, `${root}/asked`);
      await page.getByText('Babu abin da ke jiran amsa').waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'sources of leads', path: office },
    prepare: async (page) => {
      await answersTo(page, listSources, { sources: [source] });
      await goesOnTo(page, `${root}/sources`);
      await page.getByRole('link', { name: source.name }).waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'source of leads, its impact assessment', path: office },
    prepare: async (page) => {
      await answersTo(page, getSource, source);
      await goesOnTo(page, `${root}/sources/${id}`);
      await page.getByText(source.purpose).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'what leads brought', path: office },
    prepare: async (page) => {
      await answersTo(page, leadOutcomeReport.list, outcomes);
      await goesOnTo(page, `${root}/outcomes`);
      await page.getByText(lead.number).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'tips of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, tipReport.list, tips);
      await goesOnTo(page, `${root}/tips`);
      await page.getByText(tip.about).first().waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'tip, its page', path: office },
    prepare: async (page) => {
      await answersTo(page, getTip, tip);
      await goesOnTo(page, `${root}/tips/${id}`);
      await page.getByRole('heading', { level: 1, name: tip.number }).waitFor();
    },
  },
  {
    ...{ role: 'Tax Office Director', name: 'tip, ask for its sender', path: office, language: 'ha' },
    prepare: async (page) => {
      await answersTo(page, getTip, tip);
      await goesOnTo(page, `${root}/tips/${id}`);
      await press(page, 'Nemi buɗe mai aikowa');
      await page.getByRole('dialog', { name: /^Nemi/ }).waitFor();
    },
  },
];
