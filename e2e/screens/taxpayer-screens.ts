import type { Page } from '@playwright/test';
import {
  type AccountSummary,
  getAccountSummary,
  getOpenBill,
  getOwnAttempt,
  getOwnBill,
  getOwnCredit,
  getOwnPlan,
  type InstalmentPlan,
  kobo,
  listClients,
  listOwnEnquiries,
  listRepresentatives,
  type OpenBill,
  type OwnAttempt,
  type OwnBill,
  openBillSchema,
  ownAttemptReport,
  ownInvoiceReport,
  ownReceiptReport,
  ownStatementReport,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const irs = 'Kaduna State Internal Revenue Service';
const about = {
  ...{ period: { minDate: '2000-01-01', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z', isBounded: false },
  ...{ pageSize: 50, after: null, before: null },
};
const none = { kobo: 0, count: 0 };
const bills = [
  ['KD7Q4M2X9TBC1VWZ', 'Direct assessment', 'expired', 6_420_000, '2026-11-18'],
  ['KDWXWCBYB6WK952S', 'Business premises', 'unpaid', 48_250_000, '2026-11-30'],
  ['KDWA0432CF1XMWCE', 'Ground rent', 'paid', 9_600_000, '2027-01-14'],
  ['KDJZ05XHT5GMEJ14', 'PAYE, September', 'paid', 21_134_000, '2027-01-09'],
] as const;

const summary: AccountSummary = {
  ...{ due: { kobo: 48_250_000, count: 1 }, payable: { kobo: 48_250_000, count: 1 } },
  ...{ overdue: { kobo: 6_420_000, count: 1 }, underReview: none, bills: 9 },
  ...{ paidThisYear: { kobo: 341_892_000, count: 14 }, nextDay: '2026-11-30', asOf: '2026-11-23T08:42:00.000Z' },
  deadlines: bills.slice(0, 2).map(([billReference, heads, status, totalKobo, expiresOn]) => ({
    ...{ billReference, heads, mda: irs, totalKobo, expiresOn, status },
  })),
  receipts: bills.slice(2).map(([billReference, heads, , amountKobo], index) => ({
    ...{ receiptNumber: `KDR-2026-0000004${index}`, billReference, heads, channel: 'Card', amountKobo },
    at: `2026-10-${14 - 2 * index}T10:00:00.000Z`,
  })),
  attempts: [
    {
      ...{ id: '0199a1f0-0000-7000-8000-000000000001', billReference: 'KD0000000000000B', heads: 'Stamp duty' },
      ...{ amountKobo: 1_000_000, status: 'checking' },
    },
  ],
};
const empty: AccountSummary = {
  ...{ due: none, payable: none, overdue: none, underReview: none, paidThisYear: none, bills: 0, nextDay: null },
  ...{ deadlines: [], receipts: [], attempts: [], asOf: '2026-11-23T08:42:00.000Z' },
};

const invoices: ResponseOf<typeof ownInvoiceReport.list> = {
  ...about,
  ...{ totalRecords: bills.length, totals: { totalKobo: 85_404_000, cancelledKobo: 0, owedKobo: 54_670_000 } },
  data: bills.map(([id, heads, status, totalKobo, expiresOn]) => ({
    ...{
      id,
      billReference: id,
      heads,
      mda: irs,
      issuedOn: '2026-08-18',
      expiresOn,
      payableUntil: expiresOn,
      taxOffice: null,
    },
    ...{ expertSystem: null, totalKobo, status, payment: null },
  })),
};
const receipts: ResponseOf<typeof ownReceiptReport.list> = {
  ...about,
  ...{ totalRecords: 2, totals: { amountKobo: 30_734_000 } },
  data: bills.slice(2).map(([billReference, heads, , amountKobo], index) => ({
    ...{
      id: String(index),
      receiptNumber: `KDR-2026-0000004${index}`,
      at: '2026-10-14T10:00:00.000Z',
      heads,
      mda: irs,
    },
    ...{ billReference, gateway: 'Remita', channel: 'Card', providerReference: '140008260136', amountKobo },
    status: 'receipt',
  })),
};
const attemptRow = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', startedAt: '2026-11-23T07:00:00.000Z', heads: 'Ground rent' },
  ...{ billReference: 'KDWA0432CF1XMWCE', gateway: 'Remita', reference: '140008260136', receiptNumber: null },
  ...{ amountKobo: 9_600_000, status: 'failed' },
};
const attempt: OwnAttempt = {
  attempt: attemptRow,
  ...{ askedTimes: 3, askedAt: '2026-11-23T07:20:00.000Z', askAgainAt: '2026-11-23T08:20:00.000Z' },
  expiresAt: '2026-11-30T07:00:00.000Z',
  begunBy: null,
  hops: [
    { kind: 'started', at: '2026-11-23T07:00:00.000Z', outcome: null, reference: null, amountKobo: 9_600_000 },
    { kind: 'reference', at: '2026-11-23T07:00:02.000Z', outcome: null, reference: '140008260136', amountKobo: null },
    { kind: 'answer', at: '2026-11-23T07:05:00.000Z', outcome: 'pending', reference: null, amountKobo: null },
    { kind: 'moved', at: '2026-11-23T07:20:00.000Z', outcome: 'failed', reference: null, amountKobo: null },
  ],
  asOf: '2026-11-23T08:00:00.000Z',
};
const bill: OwnBill = {
  bill: { ...(invoices.data[1] as OwnBill['bill']) },
  lines: [{ head: 'Business premises', description: 'Renewal 2026', narration: 'Shop 4', amountKobo: 48_250_000 }],
  attempts: [attemptRow],
  ...{ cancellation: 'payment-pending', asOf: '2026-11-23T08:42:00.000Z' },
};

const statement: ResponseOf<typeof ownStatementReport.list> = {
  ...about,
  ...{ totalRecords: 3, totals: { chargeKobo: 57_850_000, paidKobo: 9_600_000 } },
  data: [
    {
      ...{ id: '1', at: '2026-08-18T08:00:00.000Z', about: 'Business premises', reference: 'KDWXWCBYB6WK952S' },
      ...{ billReference: 'KDWXWCBYB6WK952S', mda: irs, chargeKobo: 48_250_000, paidKobo: 0, balanceKobo: 48_250_000 },
      status: 'bill',
    },
    {
      ...{ id: '2', at: '2026-08-18T08:00:00.000Z', about: 'Ground rent', reference: 'KDWA0432CF1XMWCE' },
      ...{ billReference: 'KDWA0432CF1XMWCE', mda: irs, chargeKobo: 9_600_000, paidKobo: 0, balanceKobo: 57_850_000 },
      status: 'bill',
    },
    {
      ...{ id: '3', at: '2026-10-14T10:00:00.000Z', about: 'Ground rent', reference: 'KDR-2026-00000042' },
      ...{ billReference: 'KDWA0432CF1XMWCE', mda: irs, chargeKobo: 0, paidKobo: 9_600_000, balanceKobo: 48_250_000 },
      status: 'payment',
    },
  ],
};
const thread: ResponseOf<typeof listOwnEnquiries>['data'][number] = {
  ...{ reference: 'KE7Q4M2X9TBC1VWZ', topic: 'payment', state: 'answered', office: null },
  ...{ message: 'I was debited on Monday and have no receipt yet.', sentAt: '2026-11-16T08:00:00.000Z' },
  files: [{ id: '0199a1f0-0000-7000-8000-000000000009', name: 'debit-alert.jpg', size: 214_000 }],
  answers: [
    {
      text: 'Your bank has not sent it to us. Ask it about RRR 1400 0826 0136, please.',
      at: '2026-11-17T09:30:00.000Z',
    },
  ],
  replies: [
    {
      text: 'The bank says it was sent. Their paper is with this reply.',
      at: '2026-11-18T14:05:00.000Z',
      files: [{ id: '0199a1f0-0000-7000-8000-000000000008', name: 'bank.png', size: 88_000 }],
    },
  ],
};
const plan: InstalmentPlan = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000003', billReference: 'KDWXWCBYB6WK952S', billFor: 'Business premises' },
  ...{ payer: 'Amina Yusuf', totalKobo: kobo(48_250_000), state: 'broken', reason: 'The harvest comes in March' },
  ...{
    askedAt: '2026-04-02T08:00:00.000Z',
    decidedAt: '2026-04-09T08:00:00.000Z',
    answer: null,
    brokenOn: '2026-06-22',
  },
  cost: {
    ...{ dueAtFirstOn: '2026-07-02', asOf: '2026-11-23', penaltyKobo: kobo(3_618_750), interestKobo: kobo(3_783_329) },
    law: 'Nigeria Tax Administration Act 2025, s. 65',
  },
  penalties: [],
  parts: [
    {
      number: 1,
      amountKobo: kobo(12_062_500),
      dueOn: '2026-04-16',
      billReference: 'KD0000000000000C',
      status: 'paid',
      receiptNumber: 'KDR-2026-00000039',
    },
    {
      number: 2,
      amountKobo: kobo(18_093_750),
      dueOn: '2026-05-16',
      billReference: 'KD0000000000000D',
      status: 'unpaid',
      receiptNumber: null,
    },
    {
      number: 3,
      amountKobo: kobo(18_093_750),
      dueOn: '2026-06-16',
      billReference: 'KD0000000000000E',
      status: 'unpaid',
      receiptNumber: null,
    },
  ],
};
const paper: OpenBill = openBillSchema.parse({
  bill: {
    ...{ billReference: 'KDWXWCBYB6WK952S', payStatusId: 1, status: 'cancelled', totalKobo: 48_250_000 },
    billDetails: [
      { amount: 48_250_000, description: 'Renewal 2026', narration: 'Shop 4', revenueHeadCode: '12010102' },
    ],
    ...{ amountInWords: 'Four Hundred And Eighty Two Thousand Five Hundred Naira Only', tpui: 'KD-2026-0001-11' },
    ...{ mda: irs, taxOffice: null, issuedOn: '2026-04-02', expiresOn: '2026-07-02' },
  },
  userData: {
    user: { firstName: 'Hauwa', lastName: 'Sani', email: 'hauwa@example.test' },
    userRegistration: { addressLine1: '12 Ahmadu Bello Way' },
    masked: false,
  },
  ...{ isFromTsp: false, receipt: null, payment: null },
});
const consent = { id: '0199a1f0-0000-7000-8000-000000000004', kind: 'agent', rights: ['see', 'bills'] } as const;
const clients: ResponseOf<typeof listClients> = [
  {
    ...consent,
    rights: ['see', 'bills'],
    name: 'Kasuwa Sample Traders Ltd',
    tpui: 'KD-0001-2345-67',
    since: '2026-11-02T09:00:00.000Z',
  },
];
const representatives: ResponseOf<typeof listRepresentatives> = [
  {
    ...{ ...consent, rights: ['see', 'bills'], state: 'active', name: 'Musa Sample', label: 'Musa, my bookkeeper' },
    ...{ invitedAt: '2026-11-01T09:00:00.000Z', expiresAt: '2026-11-08T09:00:00.000Z' },
    ...{ acceptedAt: '2026-11-02T09:00:00.000Z', endedAt: null },
  },
];

/** The server says this of the account, and the screen is entered anew. */
async function shows(page: Page, path: string) {
  await answersTo(page, getAccountSummary, summary);
  await answersTo(page, ownInvoiceReport.list, invoices);
  await answersTo(page, ownReceiptReport.list, receipts);
  await answersTo(page, ownAttemptReport.list, { ...about, totalRecords: 1, totals: {}, data: [attemptRow] });
  await answersTo(page, getOwnBill, bill);
  await answersTo(page, getOwnAttempt, attempt);
  await answersTo(page, listOwnEnquiries, wholeList([thread]));
  await answersTo(page, ownStatementReport.list, statement);
  await answersTo(page, getOpenBill, paper);
  await answersTo(page, getOwnPlan, { plan, offer: 'has-plan', totalKobo: plan.totalKobo });
  await answersTo(page, listClients, clients);
  await answersTo(page, listRepresentatives, representatives);
  await goesOnTo(page, path);
}

const role = 'Individual';
const start = '/user/settings';

export const taxpayerScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'taxpayer, first visit', path: start },
    prepare: async (page) => {
      await answersTo(page, getAccountSummary, empty);
      await goesOnTo(page, '/user/dashboard');
      await page.getByText('You have no bills yet').waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, dashboard', path: start },
    prepare: async (page) => {
      await shows(page, '/user/dashboard');
      await page.getByRole('heading', { name: 'You owe now' }).waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, invoices', path: start },
    prepare: async (page) => {
      await shows(page, '/user/invoices');
      await page.getByText('Business premises').first().waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, invoice opened', path: start },
    prepare: async (page) => {
      await shows(page, '/user/invoices?record=KDWXWCBYB6WK952S');
      await page.getByRole('link', { name: 'Show the whole bill' }).waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, payment history', path: start },
    prepare: async (page) => {
      await shows(page, '/user/payment-history');
      await page.getByText('Ground rent').first().waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, where is my money', path: start },
    prepare: async (page) => {
      await shows(page, `/user/payment-history/attempts?record=${attemptRow.id}`);
      await page.getByText('What happened so far').waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, generate invoice', path: '/user/generate-invoice' },
    prepare: async (page) => {
      await page.getByText('What is it for?').waitFor();
    },
  },
  { role, name: 'taxpayer, e-services', path: '/user/e-services' },
  {
    ...{ role, name: 'taxpayer, help', path: '/user/help-support' },
    prepare: async (page) => {
      await page.getByLabel('Your message', { exact: true }).waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, message with its replies', path: start },
    prepare: async (page) => {
      await shows(page, '/user/help-support?ref=KE7Q4M2X9TBC1VWZ');
      await page.getByRole('button', { name: 'Write more' }).click();
      await page.getByLabel('Your reply').waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, bill with a broken plan', path: start },
    prepare: async (page) => {
      await shows(page, '/user/payment_summary?billReference=KDWXWCBYB6WK952S');
      await page.getByText('What lateness adds so far').waitFor();
    },
  },
  {
    role: 'Agent',
    name: 'taxpayer, dashboard of an agent',
    path: start,
    prepare: async (page) => {
      await answersTo(page, listClients, clients);
      await answersTo(page, getAccountSummary, summary);
      await goesOnTo(page, '/user/dashboard');
      await page.getByRole('heading', { name: 'Your work as an agent' }).waitFor();
    },
  },
  {
    role: 'Corporate',
    name: 'taxpayer, dashboard of an employer',
    path: start,
    prepare: async (page) => {
      await answersTo(page, getAccountSummary, summary);
      await goesOnTo(page, '/user/dashboard');
      await page.getByRole('heading', { name: 'PAYE of your people' }).waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, statement of account', path: start },
    prepare: async (page) => {
      await shows(page, '/user/payment-history/statement');
      await page.getByText('Business premises').first().waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, clients', path: start },
    prepare: async (page) => {
      await shows(page, '/user/clients');
      await page.getByText('Kasuwa Sample Traders Ltd').first().waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, profile', path: start },
    prepare: async (page) => {
      await answersTo(page, listRepresentatives, representatives);
      await page.reload();
      await page.getByText('Musa Sample').waitFor();
    },
  },
  {
    ...{ role, name: 'taxpayer, help on a subject', path: '/user/help-support?about=receipts' },
    prepare: async (page) => {
      await page.getByText('Perhaps this is answered already').waitFor();
    },
  },
  { role, name: 'taxpayer, PAYE manager', path: '/user/paye-manager' },
  { role, name: 'taxpayer, refunds', path: '/user/payment-history/refunds' },
  {
    ...{ role, name: 'taxpayer, credit', path: start },
    prepare: async (page) => {
      await answersTo(page, getOwnCredit, {
        ...{ balanceKobo: kobo(25_000_000), bill: null },
        entries: wholeList([
          {
            ...{ at: '2026-11-23T08:00:00.000Z', kind: 'used' as const, amountKobo: kobo(5_000_000) },
            ...{ billReference: 'KD7Q4M2X9TBC1VWZ', receiptNumber: 'KDR-2026-00000317' },
          },
          {
            ...{ at: '2026-11-20T08:00:00.000Z', kind: 'kept' as const, amountKobo: kobo(30_000_000) },
            ...{ billReference: 'KD6S6JR410DD3YRS', receiptNumber: null },
          },
        ]),
      });
      await shows(page, '/user/payment-history/credit');
      await page.getByText('Kept for you').waitFor();
    },
  },
  { role, name: 'taxpayer, inbox', path: '/user/inbox' },
  { role, name: 'taxpayer, service logs', path: '/user/logs' },
];
