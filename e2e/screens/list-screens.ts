import type { Page } from '@playwright/test';
import {
  type BillEvent,
  collectionReport,
  getBillRecord,
  getReviewCase,
  invoiceReport,
  type ResponseOf,
  type ReviewCaseDetail,
  reviewReport,
} from '@portal/contracts';
import { answersTo, apiHangs, goesOnTo, type Preparation, refuses, type SignedInScreen } from './screen.ts';

type Bills = ResponseOf<typeof invoiceReport.list>;
type Collections = ResponseOf<typeof collectionReport.list>;

const payers = [
  ['KD7Q4M2X9TBC1VWZ', 'Kasuwa Sample Traders Ltd', 'Business premises', 'unpaid', 48_250_000],
  ['KDWXWCBYB6WK952S', 'Arewa Demo Foods Ltd', 'PAYE, October', 'paid', 321_475_000],
  ['KDWA0432CF1XMWCE', 'Savannah Example Haulage Ltd', 'Vehicle licence', 'paid', 18_600_000],
  ['KDJZ05XHT5GMEJ14', 'Gurara Sample Mills Ltd', 'Withholding tax', 'paid', 74_218_050],
  ['KD6S6JR410DD3YRS', 'Demo Taxpayer 0147', 'Ground rent', 'expired', 6_420_000],
  ['KDT4CHN5KN0T78F6', 'Northgate Demo Clinics Ltd', 'PAYE, October', 'paid', 108_634_000],
  ['KD03XZBCWC8TR7ST', 'Specimen Block Works Ltd', 'Produce levy', 'under-review', 25_000_000],
  ['KDD0HK1DBS629DWG', 'Tsaunin Example Motors Ltd', 'Vehicle licence', 'expired', 91_800_000],
  ['KD0NJR445DF0QQX8', 'Baobab Sample Schools Ltd', 'Direct assessment', 'unpaid', 12_000_000],
  ['KDY8RB9KEFCACRY5', 'Demo Taxpayer 0332', 'Direct assessment', 'paid', 3_875_000],
  ['KDT3662GFSGTZJB4', 'Example Riverside Hotels Ltd', 'Hotel consumption', 'unpaid', 40_792_500],
  ['KD8EY4HDD14HTWF3', 'Kachia Demo Ginger Ltd', 'Produce levy', 'void', 153_200_000],
  ['KD2BJQ85Q8WN821Y', 'Sample Cold Stores Ltd', 'Water rate', 'paid', 7_348_000],
  ['KDPK214Y4KM844WQ', 'Demo Taxpayer 0419', 'Ground rent', 'cancelled', 2_200_000],
] as const;

const about = {
  period: { minDate: '2026-10-23', maxDate: '2026-11-23' },
  asOf: '2026-11-23T08:42:00.000Z',
  totalRecords: 10_000,
  isBounded: true,
  pageSize: 50,
  after: 'next',
  before: null,
  totals: null,
};
const rows = [0, 1, 2].flatMap((round) => payers.map((payer) => [payer, round] as const));

const bills: Bills = {
  ...about,
  data: rows.map(([[reference, payer, heads, status, totalKobo], round], index) => ({
    id: round === 0 ? reference : `${reference.slice(0, -1)}${round}`,
    billReference: reference,
    issuedOn: `2026-11-${String(20 - (index % 18)).padStart(2, '0')}`,
    payer,
    tpui: index % 3 === 0 ? null : 'KD-0412-0007-31',
    category: 'Corporate',
    mda: 'Kaduna State Internal Revenue Service',
    heads,
    taxOffice: 'Kaduna North',
    lga: 'Kaduna North',
    expertSystem: null,
    engineCode: null,
    counter: null,
    totalKobo,
    status,
    dueOn: heads === 'PAYE, October' ? '2026-11-10' : '2027-02-20',
    expiresOn: '2027-02-20',
  })),
};

const collections: Collections = {
  ...about,
  data: rows.map(([[billReference, payer, head, , amount], round], index) => ({
    id: `${round}-${index}`,
    receiptNumber: `KDR-2026-${String(41_208 - index).padStart(8, '0')}`,
    at: `2026-11-20T${String(16 - (index % 9)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00.000Z`,
    payer,
    billReference,
    tpui: null,
    category: 'Corporate',
    mda: 'Kaduna State Internal Revenue Service',
    head,
    headCode: '12010102',
    taxOffice: 'Kaduna North',
    lga: null,
    expertSystem: null,
    engineCode: null,
    counter: null,
    gateway: 'Remita',
    channel: index % 2 === 0 ? 'Card' : 'Bank branch',
    providerReference: '310744829015',
    bookedOn: '2026-11-20',
    amountKobo: index % 8 === 5 ? -amount : amount,
    status: index % 8 === 5 ? 'void' : 'receipt',
  })),
};

function happened(kind: BillEvent['kind'], at: string, told: Partial<BillEvent>): BillEvent {
  const nothing = { amountKobo: null, code: null, outcome: null };
  return { ...nothing, provider: 'remita', reference: '310744829015', ...told, kind, at };
}

async function rowsAnswer(page: Page) {
  const { period, asOf } = about;
  await answersTo(page, invoiceReport.list, bills);
  await answersTo(page, invoiceReport.totalsOf, {
    ...{ period, asOf, totalRecords: 12_846 },
    totals: { totalKobo: 291_438_025_000, cancelledKobo: 2_200_000 },
  });
  await answersTo(page, collectionReport.list, collections);
  await answersTo(page, collectionReport.totalsOf, {
    ...{ period, asOf, totalRecords: 9_204 },
    totals: { amountKobo: 187_011_240_000, voidedKobo: 153_200_000 },
  });
  await answersTo(page, getBillRecord, openBill);
}

const openBill: ResponseOf<typeof getBillRecord> = {
  bill: bills.data[0] as Bills['data'][number],
  lines: [
    {
      ...{ head: 'Business premises', headCode: '12020402', description: 'Business premises, renewal' },
      ...{ narration: '2026', amountKobo: 48_250_000 },
    },
  ],
  events: [
    happened('answer', '2026-11-23T08:38:00.000Z', { code: '021', outcome: 'pending' }),
    happened('moved', '2026-11-23T08:21:00.000Z', { code: 'FAILED' }),
    happened('answer', '2026-11-23T08:21:00.000Z', { code: '51', outcome: 'failed' }),
    happened('attempt', '2026-11-23T08:19:00.000Z', { amountKobo: 48_250_000 }),
    happened('raised', '2026-11-20T07:40:00.000Z', { provider: null, reference: null, amountKobo: 48_250_000 }),
  ],
  books: [],
  receiptNumber: null,
  mails: [{ kind: 'invoice', at: '2026-11-20T07:41:00.000Z' }],
  audit: [],
  actions: [
    { action: 'pay', refusal: null },
    { action: 'mail', refusal: null },
    { action: 'cancel', refusal: 'bill.payment-pending' },
  ],
  asOf: about.asOf,
};

const cases: ResponseOf<typeof reviewReport.list> = {
  ...about,
  ...{ period: null, isBounded: false, totalRecords: 8, after: null, totals: { heldKobo: 214_417_500 } },
  data: payers.slice(0, 8).map(([billReference, payer, , , amount], index) => ({
    ...{ id: `${231 + index}`, number: `${231 + index}`, openedAt: `2026-11-${19 + (index % 4)}T09:3${index}:00.000Z` },
    ...{ kind: ['surplus', 'amount-mismatch', 'bill-cancelled', 'second-payment'][index % 4] ?? 'surplus', payer },
    ...{ tpui: null, billReference, billKobo: amount, mda: 'Kaduna State Internal Revenue Service' },
    ...{ providerReference: '310744829015', heldKobo: index % 4 === 3 ? 0 : amount, assignee: null },
    ...{ status: index % 3 === 1 ? 'proposed' : 'open', resolution: null },
  })),
};

const noAmounts = {
  billReference: null,
  billFor: null,
  bills: [],
  tpui: null,
  billKobo: 0,
  creditKobo: 0,
  refundKobo: 0,
};
const nothing = { ...noAmounts, writeOffKobo: 0, bookKobo: 0, movement: null, fitsExactly: false };
const heldCase = {
  ...{ id: '231', kind: 'surplus', openedAt: '2026-11-19T09:31:50.000Z', resolvedAt: null, resolution: null },
  ...{ billReference: 'KD7Q4M2X9TBC1VWZ', payerName: 'Kasuwa Sample Traders Ltd', payerTpui: 'KD-0412-0007-31' },
  ...{
    provider: 'remita',
    providerReference: '310743912112',
    orderId: 'a',
    attemptState: 'REVIEW',
    proposedBill: null,
  },
  ...{
    billKobo: 48_250_000,
    bookedKobo: 48_250_000,
    heldKobo: 48_250_000,
    parts: [],
    answers: [],
    notices: 1,
    claims: [],
  },
  findings: [],
  attempts: [
    ['2026-11-19T09:02:11.000Z', '310743912015', false, '51', 'failed', null, null],
    ['2026-11-19T09:04:37.000Z', '310743912107', false, '00', 'paid', 48_250_000, 'KDR-2026-00104882'],
    ['2026-11-19T09:05:20.000Z', '310743912112', true, '00', 'paid', 48_250_000, null],
  ].map(([startedAt, reference, isOfCase, code, outcome, paidKobo, receiptNumber]) => ({
    ...{ startedAt, provider: 'remita', reference, state: 'REVIEW', isOfCase, code, outcome, answeredAt: startedAt },
    ...{ paidKobo, receiptNumber },
  })),
  told: [{ at: '2026-11-19T09:31:48.000Z', outcome: 'asked', isSigned: null }],
  work: { id: '0199a1f0-0000-7000-8000-000000000001', state: 'open', assignee: null, caseVersion: 1 },
  proposals: [],
  options: [
    {
      ...{
        ...nothing,
        key: 'apply:KD52',
        decision: 'apply',
        billReference: 'KD6S6JR410DD3YRS',
        billFor: 'Ground rent',
      },
      ...{ billKobo: 48_250_000, fitsExactly: true },
    },
    { ...nothing, key: 'credit', decision: 'credit', tpui: 'KD-0412-0007-31', creditKobo: 48_250_000 },
    { ...nothing, key: 'refund', decision: 'refund', refundKobo: 48_250_000 },
  ],
  hindrances: [{ decision: 'accept', why: 'bill-paid' }],
  may: { propose: true, decide: false, withdraw: false, counter: false },
} as unknown as ReviewCaseDetail;
const deskPath = '/admin/collection-reports/under-review';

/** From a screen of the area, so that it is the browser that asks. */
function shows(path: string, then?: (page: Page) => Promise<unknown>): Preparation {
  return async (page) => {
    await rowsAnswer(page);
    await goesOnTo(page, path);
    await page.getByRole('table').getByText('Kasuwa Sample Traders Ltd').first().waitFor();
    await then?.(page);
  };
}

const role = 'SuperAdmin';
const from = '/admin/profile';
const widths = [360, 1280, 1600];
const invoices = '/admin/invoice-reports';
const filtered = `${invoices}?status=unpaid&minDate=2026-11-01&maxDate=2026-11-23`;

export const listScreens: readonly SignedInScreen[] = [
  { role, widths, path: from, name: 'list, invoices', prepare: shows(invoices) },
  {
    ...{ role, widths, path: from, name: 'list, invoices, record' },
    prepare: shows(`${filtered}&record=KD7Q4M2X9TBC1VWZ`, (page) => page.getByText('Payment failed').waitFor()),
  },
  {
    ...{ role, path: from, name: 'list, invoices, filter' },
    prepare: shows(filtered, async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    ...{ role, path: from, name: 'list, invoices, period' },
    prepare: shows(filtered, async (page) => {
      await page.getByRole('button', { name: /^Issued on 1 Nov/ }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    ...{ role, path: from, name: 'list, palette' },
    prepare: shows(invoices, async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('tax');
    }),
  },
  {
    ...{ role, widths, path: from, name: 'bill page' },
    prepare: async (page) => {
      await rowsAnswer(page);
      await goesOnTo(page, '/admin/bills/KD7Q4M2X9TBC1VWZ');
      await page.getByText('Payment failed').waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'desk, list' },
    prepare: async (page) => {
      await answersTo(page, reviewReport.list, cases);
      await goesOnTo(page, `${deskPath}?status=undecided`);
      await page.getByRole('table').getByText('Kasuwa Sample Traders Ltd').first().waitFor();
    },
  },
  {
    ...{ role, widths, path: from, name: 'desk, case' },
    prepare: async (page) => {
      await rowsAnswer(page);
      await answersTo(page, getReviewCase, heldCase);
      await goesOnTo(page, `${deskPath}/231`);
      await page.getByText('Payment failed').waitFor();
    },
  },
  { role, widths, path: from, name: 'list, collections', prepare: shows('/admin/collection-reports') },
  {
    ...{ role, path: from, name: 'list, loading' },
    prepare: async (page) => {
      await apiHangs(page);
      await goesOnTo(page, invoices);
      await page.getByRole('heading', { level: 1, name: 'Invoice Reports' }).waitFor();
    },
  },
  {
    ...{ role, path: from, name: 'list, nothing found' },
    prepare: async (page) => {
      await answersTo(page, invoiceReport.list, {
        ...{ ...bills, data: [], totalRecords: 0, isBounded: false, totals: { totalKobo: 0, cancelledKobo: 0 } },
      });
      await goesOnTo(page, filtered);
      await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
    },
  },
  {
    ...{ role, path: from, name: 'list, failed' },
    prepare: async (page) => {
      await refuses(page, invoiceReport.list, 'unexpected');
      await goesOnTo(page, invoices);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
