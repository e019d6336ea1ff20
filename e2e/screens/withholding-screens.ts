import {
  getWithholdingSchedule,
  getWithholdingYear,
  kobo,
  listOwnCreditNotes,
  type ResponseOf,
  type WithholdingLine,
  type WithholdingSchedule,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';
import { wholeList } from './whole-list.ts';

const line = (change: Partial<WithholdingLine>, index: number): WithholdingLine => ({
  ...{ name: 'Amina Bello', taxId: 'KD-0412-0007-31', payee: 'resident-individual', transaction: 'other-services' },
  ...{ stateId: 19, invoice: `INV-${index + 101}`, grossKobo: kobo(100_000_000), deductedKobo: kobo(2_000_000) },
  ...{ ratePpm: 20_000, isDoubled: false, lawKobo: kobo(2_000_000), dueKobo: kobo(2_000_000), collectedBy: 'state' },
  beneficiary: String(index).repeat(32),
  ...change,
});
const lines = (
  [
    {},
    { name: 'Musa Sani', transaction: 'rent-hire-or-lease', ratePpm: 100_000, grossKobo: kobo(240_000_000) },
    { name: 'Ladi Bako', taxId: '', ratePpm: 40_000, isDoubled: true },
    { name: 'Gurara Sample Works Ltd', payee: 'resident-company', collectedBy: 'nigeria-revenue-service' },
    { name: 'Yusuf Danladi', stateId: 15, collectedBy: 'other-state', transaction: 'professional-or-commission' },
  ] as const satisfies readonly Partial<WithholdingLine>[]
).map((change, index) => {
  const made = line(change, index);
  const lawKobo = kobo((made.grossKobo * made.ratePpm) / 1_000_000);
  return { ...made, lawKobo, deductedKobo: lawKobo, dueKobo: made.collectedBy === 'state' ? lawKobo : kobo(0) };
});
const sum = (key: 'grossKobo' | 'deductedKobo' | 'lawKobo' | 'dueKobo') =>
  kobo(lines.reduce((total, one) => total + one[key], 0));
const schedule: WithholdingSchedule = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'filed', payer: 'company' },
  ...{ savedAt: '2026-11-08T08:00:00.000Z', filedAt: '2026-11-08T09:00:00.000Z', dueOn: '2026-11-30', lines },
  ...{ grossKobo: sum('grossKobo'), deductedKobo: sum('deductedKobo'), lawKobo: sum('lawKobo') },
  ...{
    dueKobo: sum('dueKobo'),
    beforeKobo: kobo(0),
    toBillKobo: kobo(0),
    replacedKobo: kobo(0),
    toBillInWords: '',
    overKobo: kobo(0),
    credit: null,
    isReceipted: true,
    lateness: [],
  },
  ...{ leftOutCount: 0, leftOut: [] },
  source: 'Deduction of Tax at Source (Withholding) Regulations 2024, First Schedule and regs. 3, 4 and 10',
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'paid' },
};
const draft: WithholdingSchedule = {
  ...{ ...schedule, state: 'draft', filedAt: null, isReceipted: false, bill: null },
};
const states = ['paid', 'paid', 'paid', 'filed', 'paid', 'paid', 'not-filed', 'paid', 'billed', 'draft'] as const;
const year: ResponseOf<typeof getWithholdingYear> = {
  year: 2026,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    dueOn: index === 11 ? '2027-01-30' : `2026-${String(index + 2).padStart(2, '0')}-${index === 0 ? '28' : '30'}`,
    ...{ isOpen: index < 11, state: states[index] ?? 'not-filed', isLate: index === 8, isAmended: index === 4 },
    ...{ filedLateDays: index === 3 ? 5 : 0, paidLateDays: 0 },
    ...{ payments: index < 10 && index !== 6 ? 5 : 0, dueKobo: sum('dueKobo') },
  })),
};
const notes: ResponseOf<typeof listOwnCreditNotes>['data'] = [
  ['2026-10', 'Zaria Sample Mills Ltd', 'other-services', false],
  ['2026-09', 'Zaria Sample Mills Ltd', 'other-services', true],
  ['2026-09', 'Arewa Demo Foods Ltd', 'rent-hire-or-lease', true],
].map(([month, payer, transaction, isReceipted], index) => ({
  ...{ month: String(month), payer: String(payer), payerTpui: `KD-0412-000${index}-31` },
  classes: [transaction as 'other-services'],
  ...{ grossKobo: kobo(100_000_000), taxKobo: kobo(index === 2 ? 10_000_000 : 2_000_000) },
  isReceipted: isReceipted === true,
}));

const role = 'Individual';
const start = '/user/settings';

/** A payer's months, a draft, a month that is receipted, one that was lowered; and what others withheld. */
export const withholdingScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'withholding, twelve months', path: start },
    prepare: async (page) => {
      await answersTo(page, getWithholdingYear, year);
      await goesOnTo(page, '/user/withholding?year=2026');
      await page.getByText('Late', { exact: true }).waitFor();
    },
  },
  {
    ...{ role, name: 'withholding, a draft', path: start },
    prepare: async (page) => {
      await answersTo(page, getWithholdingSchedule, { schedule: draft });
      await goesOnTo(page, '/user/withholding?month=2026-10');
      await page.getByText('Ladi Bako').waitFor();
    },
  },
  {
    ...{ role, name: 'withholding, a month that is receipted', path: start },
    prepare: async (page) => {
      await answersTo(page, getWithholdingSchedule, { schedule });
      await goesOnTo(page, '/user/withholding?month=2026-10');
      await page.getByText('Ladi Bako').waitFor();
    },
  },
  {
    ...{ role, name: 'withholding, a paid month that was lowered', path: start },
    prepare: async (page) => {
      const credit = { amountKobo: kobo(1_200_000), state: 'waiting' as const, reason: '' };
      const beforeKobo = kobo(schedule.dueKobo + credit.amountKobo);
      await answersTo(page, getWithholdingSchedule, { schedule: { ...schedule, version: 2, beforeKobo, credit } });
      await goesOnTo(page, '/user/withholding?month=2026-10');
      await page.getByText('awaits a decision').waitFor();
    },
  },
  {
    ...{ role, name: 'withholding, credit notes', path: start },
    prepare: async (page) => {
      await answersTo(page, listOwnCreditNotes, wholeList(notes));
      await goesOnTo(page, '/user/withholding/credit-notes');
      await page.getByText('Arewa Demo Foods Ltd').waitFor();
    },
  },
];
