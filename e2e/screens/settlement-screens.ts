import {
  type CreditUse,
  getReconciliation,
  getRefundAccount,
  getSettlementDifference,
  kobo,
  listCreditUses,
  listMonthCredits,
  listSettlementCandidates,
  listSettlementFiles,
  listTreasuryAccounts,
  type MonthCredit,
  previewSettlementFile,
  type RefundFunding,
  type SettlementCandidate,
  type SettlementDifference,
  type SettlementFilePreview,
  type TreasuryAccount,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const idOf = (index: number) => `0199a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`;
const base = '/admin/settlement-reports';
const role = 'SuperAdmin';
const from = '/admin/profile';
const widths = [360, 1280];

const reconciliation = {
  ...{ upTo: '2026-11-22', ranAt: '2026-11-23T00:05:00.000Z', openDifferences: 3, oldest: '2026-11-18' },
  ...{ pendingKobo: 412_500_000, overdueKobo: 0 },
};

const file: SettlementFilePreview = {
  ...{ id: idOf(1), source: 'remita', name: 'remita-2026-11-22.csv', bytes: 48_213, receivedBy: 'Ladi Musa' },
  ...{ receivedAt: '2026-11-23T07:40:00.000Z', state: 'imported', newLines: 1_204, repeatedLines: 36, badLines: 2 },
  ...{
    columnsBy: { person: 'Bala Yusuf', file: 'remita-2026-11-15.csv', at: '2026-11-16T08:00:00.000Z' },
    isOwn: false,
  },
  headings: ['rrr', 'orderId', 'amount', 'chargeFee', 'debitdate', 'settlementReference', 'settlementDate'],
  rows: [1, 2, 3, 4].map((row) => ({
    line: row + 1,
    cells: [
      `31074391201${row}`,
      `a1b2c3d4e5f60718293a4b5c6d7e8f0${row}`,
      `${row * 12_500}.00`,
      '161.25',
      '2026-11-21',
      'RMT-2026-11-22',
      '2026-11-22',
    ],
  })),
  columns: {
    fields: {
      ...{ reference: 'rrr', orderId: 'orderId', batch: 'settlementReference', amount: 'amount', fee: 'chargeFee' },
      ...{ paidOn: 'debitdate', valueDate: 'settlementDate' },
    },
    dayOrder: 'year-first',
  },
  problems: [
    { row: 418, column: 'amount', problem: 'not-an-amount', value: 'see below' },
    { row: 902, column: 'debitdate', problem: 'not-a-day', value: '31/02/2026' },
  ],
};
const { headings: _headings, rows: _rows, columns: _columns, problems: _problems, ...listed } = file;
const files = [
  listed,
  { ...listed, id: idOf(2), name: 'zenith-november.csv', source: 'bank' as const, state: 'received' as const },
  { ...listed, id: idOf(3), name: 'remita-2026-11-21.csv', receivedBy: null },
];

const difference: SettlementDifference = {
  ...{ id: '7', kind: 'theirs-only', reference: '310743912190', provider: 'remita', day: '2026-11-18' },
  ...{ openedAt: '2026-11-20T02:00:00.000Z', closedAt: null, evidence: null },
  ...{ expectedKobo: 0, receivedKobo: 3_750_000, shortfallKobo: -3_750_000, ours: [] },
  theirs: [
    {
      ...{ what: 'line', reference: '310743912190', about: 'RMT-2026-11-19', day: '2026-11-18' },
      ...{ amountKobo: 3_750_000, feeKobo: 16_125, file: 'remita-2026-11-19.csv', row: 212 },
    },
  ],
  asked: [
    {
      ...{ at: '2026-11-20T03:00:00.000Z', reference: '310743912190', by: 'sweeper' },
      ...{ code: '021', outcome: 'pending', amountKobo: null },
    },
  ],
  work: { id: idOf(9), state: 'open', assignee: null, caseVersion: 1 },
  proposals: [],
  may: { ask: true, match: 'several', writeOff: false, book: 'owed', decide: false, withdraw: false },
};
const candidates: SettlementCandidate[] = [
  [1, 'KD7Q4M2X9TBC1VWZ', 2_500_000],
  [2, 'KD6S6JR410DD3YRS', 1_250_000],
  [3, 'KDKYEV14BSWYXGHA', 800_000],
].map(([index, about, amountKobo]) => ({
  ...{ id: idOf(Number(index)), what: 'payment', reference: `31074391211${index}`, about: String(about) },
  ...{ day: '2026-11-18', amountKobo: Number(amountKobo) },
}));

const account = {
  ...{ bankCode: '057', accountNumber: '1012345678', accountName: 'Kaduna State Treasury Single Account' },
  ...{ proposedBy: 'Hauwa Garba', proposedAt: '2026-11-02T09:00:00.000Z' },
};
const accounts: TreasuryAccount[] = ['Board of Internal Revenue', 'Ministry of Health', 'Ministry of Works'].map(
  (mda, index) => ({
    ...{ mdaId: index + 1, mda, earlier: index },
    account:
      index === 2
        ? null
        : { ...account, id: idOf(20 + index), approvedBy: 'Chief Sani', approvedAt: '2026-11-03T10:00:00.000Z' },
    waiting:
      index === 1
        ? {
            ...{ ...account, id: idOf(30), bankCode: '058', accountNumber: '0152792740' },
            ...{ reason: 'The treasury wrote on 20 November', mayDecide: true, mayWithdraw: false, caseVersion: 1 },
          }
        : null,
  }),
);

const use: CreditUse = {
  ...{ id: idOf(40), state: 'proposed', billReference: 'KD7Q4M2X9TBC1VWZ', billFor: 'Ground rent' },
  ...{ payerName: 'Kasuwa Sample Traders Ltd', tpui: 'KD-2026-0001-11', amountKobo: kobo(9_600_000), byPayer: false },
  ...{ askedBy: 'Ladi Musa', askedAt: '2026-11-20T09:00:00.000Z', reason: 'The payer wrote on 19 November' },
  ...{ decidedBy: null, decidedAt: null, receiptNumber: null, mayDecide: true, mayWithdraw: false, caseVersion: 1 },
};
const uses: readonly CreditUse[] = [
  use,
  {
    ...{ ...use, id: idOf(41), state: 'used', byPayer: true, reason: '', askedBy: 'Amina Bello', mayDecide: false },
    ...{ payerName: 'Amina Bello', billFor: 'Development levy', amountKobo: kobo(100_000) },
    ...{ decidedAt: use.askedAt, receiptNumber: 'KDR-2026-00000317' },
  },
];

const monthCredit: MonthCredit = {
  ...{
    id: idOf(60),
    state: 'proposed',
    tpui: use.tpui,
    tax: 'paye' as const,
    payer: 'Kasuwa Sample Mills Ltd',
    month: '2026-10',
    version: 2,
  },
  ...{ dueKobo: kobo(118_400_000), amountKobo: kobo(6_250_000), filedAt: use.askedAt, proposedBy: 'Ladi Musa' },
  ...{ reason: 'Two payslips were counted twice', decidedBy: null, decidedAt: null, decisionReason: '' },
  ...{ notesOut: null, moves: ['approve', 'refuse'], caseVersion: 1 },
};
const withheldCredit: MonthCredit = {
  ...{ ...monthCredit, id: idOf(61), tax: 'withholding', state: 'open', proposedBy: null, reason: '' },
  notesOut: { papers: 2, beyondKobo: kobo(6_250_000), names: ['Amina Bello', 'Musa Sani'] },
  moves: ['propose'],
};

const funding: RefundFunding = {
  ...{
    id: idOf(50),
    state: 'proposed',
    amountKobo: kobo(20_000_000),
    valueDate: '2026-11-20',
    advice: 'ADV/2026/0431',
  },
  ...{ reason: 'Refunds of November', proposedBy: 'Ladi Musa', proposedAt: '2026-11-20T09:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, mayDecide: true, mayWithdraw: false, caseVersion: 1 },
};
const fundings: readonly RefundFunding[] = [
  funding,
  {
    ...{ ...funding, id: idOf(51), state: 'funded', amountKobo: kobo(45_000_000), advice: 'ADV/2026/0417' },
    ...{ valueDate: '2026-11-03', reason: 'Refunds of October', mayDecide: false },
    ...{ decidedBy: 'Chief Sani', decidedAt: funding.proposedAt },
  },
];

/** Money on its way to the bank, and what is kept for taxpayers. */
export const settlementScreens: readonly SignedInScreen[] = [
  {
    ...{ role, widths, path: from, name: 'settlement, files' },
    prepare: async (page) => {
      await answersTo(page, getReconciliation, reconciliation);
      await answersTo(page, listSettlementFiles, files);
      await goesOnTo(page, `${base}/files`);
      await page.getByText('zenith-november.csv').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'settlement, file' },
    prepare: async (page) => {
      await answersTo(page, previewSettlementFile, file);
      await goesOnTo(page, `${base}/files/${file.id}`);
      await page.getByText('see below').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'settlement, difference' },
    prepare: async (page) => {
      await answersTo(page, getSettlementDifference, difference);
      await answersTo(page, listSettlementCandidates, candidates);
      await goesOnTo(page, `${base}/differences/7`);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    ...{ role, widths, path: from, name: 'settlement, credit of taxpayers' },
    prepare: async (page) => {
      await answersTo(page, listCreditUses, { owedKobo: kobo(412_500_000), ...wholeList([...uses]) });
      await answersTo(page, listMonthCredits, wholeList([monthCredit, withheldCredit]));
      await goesOnTo(page, '/admin/collection-reports/credit');
      await page.getByText('Kasuwa Sample Traders Ltd').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'settlement, account for refunds' },
    prepare: async (page) => {
      await answersTo(page, getRefundAccount, {
        balanceKobo: 45_000_000,
        dueKobo: kobo(61_250_000),
        fundings: wholeList([...fundings]),
      });
      await goesOnTo(page, '/admin/collection-reports/refund-account');
      await page.getByText('ADV/2026/0417').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'settlement, treasury accounts' },
    prepare: async (page) => {
      await answersTo(page, getReconciliation, reconciliation);
      await answersTo(page, listTreasuryAccounts, accounts);
      await goesOnTo(page, `${base}/accounts`);
      await page.getByText('Ministry of Works').waitFor();
    },
  },
];
