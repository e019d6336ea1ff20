import {
  type ClearanceApplication,
  type ClearanceBlocker,
  type ClearanceCertificate,
  type ClearanceDetail,
  type ClearanceEligibility,
  clearanceDetailSchema,
  clearanceReport,
  getCertificateWallet,
  getClearance,
  getClearanceApplication,
  getClearanceCounts,
  kobo,
  listCertificateChecks,
  listOwnCertificates,
  listYearStatements,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, cannotShow, goesOnTo, press, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const id = '0199a1f0-0000-7000-8000-000000000351';
const years = [2023, 2024, 2025];
const [levyBill, premisesBill] = ['KD2B8N4X9TBC1VWZ', 'KD7Q4M2X9TBC1VWZ'];
const bill = (given: Partial<ClearanceBlocker>, billReference: string, price: string): ClearanceBlocker => ({
  ...{ key: billReference, kind: 'bill-unpaid', words: { en: '', ha: '' }, year: null, period: null, amountKobo: null },
  ...{ billReference, revenueHead: null, dueOn: null, otherActions: [] },
  action: {
    ...{ kind: 'pay-bill', words: { en: `Pay ${price}`, ha: `Biya ${price}` } },
    path: `/payment-gateways-open?billRef=${billReference}`,
  },
  ...given,
});
const question: ClearanceBlocker = {
  ...bill({ key: 'year:2023', kind: 'year-unknown', year: 2023, billReference: null }, '', ''),
  words: { en: '2023: we know of no income', ha: '2023: ba mu san wani kuɗin shiga ba' },
  action: {
    ...{ kind: 'state-no-income', path: null },
    words: { en: 'I had no income in 2023', ha: 'Ban sami kuɗi a 2023 ba' },
  },
  otherActions: [
    {
      ...{ kind: 'file-return', words: { en: 'File 2023', ha: 'Miƙa 2023' } },
      path: '/user/returns/direct-assessment/2023',
    },
    { kind: 'upload-proof', words: { en: 'I filed 2023 on paper', ha: 'Na miƙa 2023 a takarda' }, path: null },
  ],
};
const cleared: ClearanceEligibility = {
  ...{ asOf: '2026-11-23T13:02:00.000Z', answer: 'cleared', blockers: [], rests: [], personReasons: [] },
  years: years.map((year) => ({ year, state: 'clear', basis: 'return', amountKobo: kobo(0) })),
  ...{ proveIdentity: null, payable: { amountKobo: kobo(0), billReferences: [] } },
  ...{ application: null, certificate: null, employeesWaiting: [] },
};
const blocked: ClearanceEligibility = {
  ...{ ...cleared, answer: 'blocked' },
  blockers: [
    bill(
      {
        ...{ words: { en: 'Business premises 2026 is not paid', ha: 'Ba a biya wurin kasuwanci 2026 ba' } },
        ...{ amountKobo: kobo(1_240_000), dueOn: '2026-01-31' },
      },
      premisesBill,
      '₦12,400.00',
    ),
    bill(
      {
        ...{ words: { en: 'Development levy 2024 is not paid', ha: 'Ba a biya harajin raya jiha 2024 ba' } },
        ...{ amountKobo: kobo(100_000), year: 2024, dueOn: '2024-12-31' },
      },
      levyBill,
      '₦1,000.00',
    ),
    question,
  ],
  years: [
    { year: 2023, state: 'question', basis: null, amountKobo: kobo(0) },
    { year: 2024, state: 'blocked', basis: 'return', amountKobo: kobo(100_000) },
    { year: 2025, state: 'clear', basis: 'return', amountKobo: kobo(0) },
  ],
  rests: [
    {
      ...{ kind: 'disputed', year: 2025, reference: 'OBJ-2026-00000157', amountKobo: kobo(64_320_000) },
      words: { en: 'In dispute: it rests until it is decided', ha: 'Ana jayayya: yana jira sai an yanke' },
    },
    {
      ...{ kind: 'withheld', year: null, reference: null, amountKobo: null },
      words: {
        en: 'Withheld from you by others: their delay is not yours',
        ha: 'Wasu sun riƙe daga gare ka: jinkirinsu ba naka ba ne',
      },
    },
  ],
  payable: { amountKobo: kobo(1_340_000), billReferences: [premisesBill, levyBill] },
};
const application: ClearanceApplication = {
  ...{ id, number: 'TCA-2026-00000351', state: 'waiting', years, askedAt: '2026-11-13T08:00:00.000Z', day: 11 },
  ...{ lastDay: '2026-11-27', personReasons: ['filed-on-paper', 'identity-not-proved'], reasons: null, cure: null },
  ...{ endedAt: null, certificateNumber: null },
};
const waiting: ClearanceEligibility = {
  ...{ ...cleared, answer: 'person', personReasons: application.personReasons, application },
  years: cleared.years.map((one) => (one.year === 2023 ? { ...one, state: 'person', basis: 'paper' } : one)),
  proveIdentity: {
    ...{ kind: 'prove-identity', path: '/user/settings' },
    words: { en: 'Prove who you are', ha: 'Tabbatar da kai wane ne' },
  },
};
const figures = years.map((year) => ({
  ...{ year, basis: 'return' as const, incomeKobo: kobo(240_000_000), taxKobo: kobo(2_400_000) },
  ...{ paidKobo: kobo(2_400_000), outstandingKobo: kobo(0), restsKobo: kobo(0) },
}));
const certificate: ClearanceCertificate = {
  ...{ number: 'TC7Q4M2X9TBC1VWZ', name: 'Halima Danjuma Sani', tpui: 'KD-0412-0000-31', years, office: 'Zaria' },
  ...{ issuedAt: '2026-11-23T13:06:00.000Z', issuedOn: '2026-11-23', validUntil: '2026-12-31', state: 'valid' },
  ...{ issuedBy: 'portal', showsFigures: false, figures, replacedBy: null, revokedOn: null, checks: 3 },
  isOfFormerName: false,
};
const issued: ClearanceEligibility = { ...cleared, certificate, application: { ...application, state: 'issued' } };

const detail: ClearanceDetail = clearanceDetailSchema.parse({
  ...{ ...application, payer: certificate.name, tpui: certificate.tpui, office: 'Zaria' },
  eligibility: {
    ...{ asOf: cleared.asOf, answer: 'person', years: waiting.years, blockers: [], rests: blocked.rests },
    personReasons: application.personReasons,
  },
  figures,
  statements: [
    {
      ...{ id, year: 2023, kind: 'filed-on-paper', text: 'At the old office in Zaria', incomeKobo: 60_000_000 },
      ...{ taxKobo: 1_200_000, proof: { id, name: 'receipt-2023.jpg', size: 412_000 }, state: 'stated', reason: null },
      statedAt: application.askedAt,
    },
  ],
  ...{ preparation: null, isInConflict: false, caseVersion: 1 },
});
const list: ResponseOf<typeof clearanceReport.list> = {
  ...{ asOf: '2026-11-23T08:42:00.000Z', period: { minDate: '2026-06-01', maxDate: '2026-11-23' } },
  ...{ ...wholeList([]), totalRecords: 2, totals: { blockedKobo: 1_340_000 } },
  data: [
    {
      ...{ id, number: application.number, payer: certificate.name, tpui: certificate.tpui, taxOffice: 'Zaria' },
      ...{ years: '2023–2025', askedOn: '2026-11-13', day: 11, lastDay: '2026-11-27', blockers: 0, blockedKobo: 0 },
      ...{ certificate: null, checks: 0, endedOn: null, status: 'waiting' },
    },
    {
      ...{ id: id.replace(/1$/, '2'), number: 'TCA-2026-00000352', payer: 'Zaria Sample Mills Ltd', day: null },
      ...{ tpui: 'KD-0412-0007-31', taxOffice: 'Zaria', years: '2023–2025', askedOn: '2026-11-20', lastDay: null },
      ...{ blockers: 2, blockedKobo: 1_340_000, certificate: null, checks: 0, endedOn: null, status: 'blocked' },
    },
  ],
};
const counts: ResponseOf<typeof getClearanceCounts> = {
  ...{ year: 2026, issued: 1_284, issuedByPortal: 1_190, refused: 31, revoked: 2, medianMinutes: 1 },
  ...{ overFourteenDays: 0, withPerson: 42, blocked: 317 },
};

const role = 'Individual';
const own = (
  state: string,
  clearance: ClearanceEligibility,
  prepare: NonNullable<SignedInScreen['prepare']> = async () => {},
): SignedInScreen => ({
  ...{ role, name: `clearance, ${state}`, path: '/user/settings' },
  prepare: async (page) => {
    await answersTo(page, getClearance, clearance);
    await answersTo(page, listYearStatements, detail.statements.slice(0, clearance === waiting ? 1 : 0));
    await goesOnTo(page, '/user/etcc');
    await prepare(page);
  },
});

/** Cleared, blocked, waiting, refused, revoked and issued; and as an office, an administrator and nobody's network see it. */
export const clearanceScreens: readonly SignedInScreen[] = [
  own('nothing in the way', cleared, (page) => page.getByRole('button', { name: 'Get the certificate' }).waitFor()),
  own('three things in the way', blocked, (page) => page.getByText('Pay all ₦13,400.00').waitFor()),
  own('a year explained, every error', blocked, async (page) => {
    await press(page, 'I filed 2023 on paper');
    await press(page, 'Send it');
    await page.getByText('Choose the picture').waitFor();
  }),
  own('with the office', waiting, (page) => page.getByText('receipt-2023.jpg').waitFor()),
  own(
    'refused',
    {
      ...waiting,
      application: {
        ...{ ...application, state: 'refused', day: null, lastDay: null, reasons: 'The paper is of another person' },
        cure: 'Bring the receipt of 2023 to any office, or file 2023 here',
      },
    },
    (page) => page.getByText('The paper is of another person').waitFor(),
  ),
  own('revoked', { ...blocked, application: { ...application, state: 'issued' } }, async (page) => {
    await answersTo(page, listOwnCertificates, [{ ...certificate, state: 'revoked', revokedOn: '2026-11-20' }]);
    await goesOnTo(page, '/user/settings');
    await goesOnTo(page, '/user/etcc');
    await page.getByText('Your certificate was revoked').waitFor();
  }),
  {
    ...{ role, name: 'clearance, the certificate', path: '/user/settings' },
    prepare: async (page) => {
      await answersTo(page, getClearance, issued);
      await answersTo(page, getCertificateWallet, { signed: 'eyJhbGciOiJFZERTQSJ9.sample.code', walletPath: '/tcc#a' });
      await answersTo(page, listCertificateChecks, [
        { at: '2026-11-23T13:31:00.000Z', by: 'mda', mda: 'Geographic Information Service', withFigures: false },
        { at: '2026-11-23T13:20:00.000Z', by: 'public', mda: null, withFigures: false },
        { at: '2026-11-23T13:06:00.000Z', by: 'holder', mda: null, withFigures: false },
      ]);
      await goesOnTo(page, '/user/etcc');
      await page.getByText('Geographic Information Service').waitFor();
    },
  },
  { ...{ role, name: 'clearance, failed', path: '/user/settings' }, prepare: cannotShow('/user/etcc') },
  {
    ...{ role: 'Tax Officer', name: 'clearance of an office', path: '/tax-area-office/settings' },
    prepare: async (page) => {
      await answersTo(page, clearanceReport.list, list);
      await answersTo(page, getClearanceApplication, detail);
      await goesOnTo(page, `/tax-area-office/taxpayer-reports/clearance?record=${id}`);
      await page.getByText('At the old office in Zaria').waitFor();
    },
  },
  {
    ...{ role: 'Tax Officer', name: 'clearance, prepare', path: '/tax-area-office/settings' },
    prepare: async (page) => {
      await answersTo(page, clearanceReport.list, list);
      await answersTo(page, getClearanceApplication, detail);
      await goesOnTo(page, `/tax-area-office/taxpayer-reports/clearance?record=${id}`);
      await press(page, 'Prepare');
      await page
        .getByRole('dialog', { name: /^Prepare/ })
        .getByRole('button', { name: 'Prepare' })
        .click();
      await page.getByText('Field is required').first().waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', name: 'clearance of the State', path: '/admin/profile' },
    prepare: async (page) => {
      await answersTo(page, clearanceReport.list, list);
      await goesOnTo(page, '/admin/etcc');
      await page.getByText('Zaria Sample Mills Ltd').first().waitFor();
    },
  },
  {
    ...{ role: 'SuperAdmin', name: 'clearance in figures', path: '/admin/profile' },
    prepare: async (page) => {
      await answersTo(page, getClearanceCounts, counts);
      await goesOnTo(page, '/admin/etcc/figures');
      await page.getByText('The goal is none').waitFor();
    },
  },
];
