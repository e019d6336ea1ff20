import {
  getPayeFiling,
  getPayeReturn,
  getPayeSchedule,
  getPayeYear,
  kobo,
  listPayeBranches,
  listPayeQueries,
  type PayeLine,
  type PayeSchedule,
  payeFilingReport,
  type ResponseOf,
} from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const names = ['Amina Bello', 'Musa Sani', 'Ladi Bako', 'Yusuf Danladi', 'Hauwa Garba', 'Samuel Audu'] as const;
/** The last works in none. */
const branchOf = (index: number) => (index === 5 ? '' : index % 2 === 0 ? 'Ahmadu Bello Way' : 'Zaria');
const lines: PayeLine[] = names.map((name, index) => {
  const lawKobo = kobo(500_000 + index * 135_000);
  const deductedKobo = kobo(index === 1 ? 300_000 : index === 3 ? 0 : lawKobo);
  return {
    ...{ staffNumber: `KM-${String(index + 1).padStart(3, '0')}`, name, taxId: '', stateId: index === 5 ? 15 : 19 },
    branch: branchOf(index),
    ...{ grossKobo: kobo(10_000_000 + index * 1_250_000), pensionKobo: kobo(800_000), housingFundKobo: kobo(0) },
    ...{ healthInsuranceKobo: kobo(0), lifeInsuranceKobo: kobo(0), homeLoanInterestKobo: kobo(0) },
    ...{ yearlyRentKobo: kobo(0), deductedKobo, lawKobo },
    dueKobo: kobo(index === 5 ? 0 : Math.max(lawKobo, deductedKobo)),
  };
});
const sum = (key: 'grossKobo' | 'deductedKobo' | 'lawKobo' | 'dueKobo') =>
  kobo(lines.reduce((total, line) => total + line[key], 0));
const branches = ['Ahmadu Bello Way', 'Zaria', ''].map((name, index) => {
  const own = lines.filter(({ branch }) => branch === name);
  const sumOf = (key: 'grossKobo' | 'deductedKobo' | 'dueKobo') =>
    kobo(own.reduce((total, line) => total + line[key], 0));
  return {
    ...{ branchId: name === '' ? null : `0199a1f0-0000-7000-8000-00000000001${index}`, name, employees: own.length },
    ...{ grossKobo: sumOf('grossKobo'), deductedKobo: sumOf('deductedKobo'), dueKobo: sumOf('dueKobo') },
  };
});
const schedule: PayeSchedule = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', month: '2026-10', version: 1, state: 'filed' },
  ...{ savedAt: '2026-11-08T08:00:00.000Z', filedAt: '2026-11-08T09:00:00.000Z', dueOn: '2026-11-10' },
  ...{ grossKobo: sum('grossKobo'), deductedKobo: sum('deductedKobo'), lawKobo: sum('lawKobo') },
  ...{
    dueKobo: sum('dueKobo'),
    beforeKobo: kobo(0),
    toBillKobo: kobo(0),
    replacedKobo: kobo(0),
    toBillInWords: '',
    overKobo: kobo(0),
    credit: null,
    comparedWith: '2026-09',
    branches,
    lines,
  },
  ...{ employees: lines.length, differing: 2, changesCount: 3 },
  lateness: [
    {
      daysLate: 13,
      of: 'payment',
      isOver: false,
      penaltyKobo: kobo(14_000),
      interestKobo: kobo(38_000),
      source: 'NTAA 2025, 107',
    },
  ],
  leftOutCount: 0,
  leftOut: [],
  bill: { reference: 'KD7Q4M2X9TBC1VWZ', status: 'unpaid' },
  changes: [
    { staffNumber: 'KM-019', name: 'Bala Ibrahim', signs: ['gone'], grossKobo: null, beforeKobo: kobo(21_000_000) },
    {
      staffNumber: 'KM-004',
      name: 'Yusuf Danladi',
      signs: ['up', 'no-tax'],
      grossKobo: kobo(13_750_000),
      beforeKobo: kobo(9_000_000),
    },
    { staffNumber: 'KM-006', name: 'Samuel Audu', signs: ['new'], grossKobo: kobo(16_250_000), beforeKobo: null },
  ],
};
const query: ResponseOf<typeof listPayeQueries>[number] = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000002', month: '2026-10', staffNumber: 'KM-004', employee: 'Yusuf Danladi' },
  state: 'asked',
  words: [
    {
      side: 'office',
      at: '2026-11-20T08:00:00Z',
      text: 'The pay rose by half and no tax was deducted. What is it made of?',
    },
  ],
};
const states = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'filed',
  'paid',
  'paid',
  'paid',
  'billed',
  'draft',
  'not-filed',
] as const;
const year: ResponseOf<typeof getPayeYear> = {
  year: 2026,
  months: states.map((state, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    dueOn: index === 11 ? '2027-01-10' : `2026-${String(index + 2).padStart(2, '0')}-10`,
    ...{ isOpen: index < 11, state, isLate: index === 9, isAmended: index === 4, openQueries: index === 9 ? 1 : 0 },
    ...{ filedLateDays: index === 3 ? 5 : 0, paidLateDays: 0, isNil: false },
    ...{ employees: index < 11 ? 6 : 0, dueKobo: kobo(index < 11 ? 3_950_000 : 0) },
  })),
};
const made: ResponseOf<typeof getPayeReturn> = {
  ...{ year: 2026, dueOn: '2027-01-31', missing: ['2026-11', '2026-12'], employees: 6, filed: null },
  ...{
    grossKobo: sum('grossKobo'),
    deductedKobo: sum('deductedKobo'),
    lawKobo: sum('lawKobo'),
    dueKobo: sum('dueKobo'),
  },
  ...{
    dueInWords: 'Forty Million Naira Only',
    receiptedKobo: kobo(35_000_000),
    projectedKobo: kobo(940_000_000),
    firstMonth: '2026-01',
    lastMonth: '2026-10',
    certified: 5,
    filedMonths: 12,
  },
  rows: lines.map(({ deductedKobo: _deducted, ...line }, index) => ({
    ...{ ...line, deductedKobo: line.lawKobo, months: index === 2 ? 4 : 10, firstMonth: '2026-01' },
    ...{ lastMonth: index === 2 ? '2026-04' : '2026-10', yearLawKobo: kobo(line.lawKobo * 10) },
    ...{ receiptedMonths: index === 5 ? 0 : 9, receiptedKobo: kobo(index === 5 ? 0 : line.lawKobo * 9) },
  })),
};
const filings: ResponseOf<typeof payeFilingReport.list> = {
  ...{ period: { minDate: '2026-10-23', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z', isBounded: false },
  ...{ totalRecords: 4, pageSize: 50, after: null, before: null },
  totals: { employees: 1_218, outliers: 17, dueKobo: 941_200_000 },
  data: (
    [
      ['Zaria Sample Mills Ltd', 'late', 'unpaid', 6, 3, 13],
      ['Arewa Demo Foods Ltd', 'in-time', 'paid', 412, 2, 0],
      ['Gurara Sample Hotels Ltd', 'not-filed', null, 0, 0, 13],
      ['Northgate Demo Clinics Ltd', 'in-time', 'nothing', 800, 12, 0],
    ] as const
  ).map(([employer, status, payment, employees, outliers, daysLate], index) => ({
    ...{ id: `KD-0412-000${index}-31~2026-10`, employer, tpui: `KD-0412-000${index}-31`, month: '2026-10' },
    ...{ taxOffice: 'Zaria', dueOn: '2026-11-10', filedOn: status === 'not-filed' ? null : '2026-11-08', daysLate },
    ...{ amendments: 0, employees, outliers, openQueries: 0, grossKobo: employees * 10_000_000 },
    ...{ leftOut: 0, deductedKobo: employees * 500_000, lawKobo: employees * 500_000, paidLateDays: 0 },
    ...{ dueKobo: employees * 500_000, payment, status },
  })),
};

const role = 'Individual';
const start = '/user/settings';
const officer = 'Tax Officer';
const office = '/tax-area-office/settings';

/** An employer's months, a month, the year; and what their office sees. */
export const payeScreens: readonly SignedInScreen[] = [
  {
    ...{ role, name: 'paye, twelve months', path: start },
    prepare: async (page) => {
      await answersTo(page, getPayeYear, year);
      await goesOnTo(page, '/user/paye-manager?year=2026');
      await page.getByText('Your tax office asks').waitFor();
    },
  },
  {
    ...{ role, name: 'paye, a month that is filed', path: start },
    prepare: async (page) => {
      await answersTo(page, getPayeSchedule, { schedule });
      await answersTo(page, listPayeQueries, [query]);
      await goesOnTo(page, '/user/paye-manager?month=2026-10');
      await page.getByText('What changed since September').waitFor();
    },
  },
  {
    ...{ role, name: 'paye, a paid month that was lowered', path: start },
    prepare: async (page) => {
      const credit = { amountKobo: kobo(1_200_000), state: 'waiting' as const, reason: '' };
      const bill = schedule.bill && { ...schedule.bill, status: 'paid' as const };
      const lowered = {
        version: 2,
        beforeKobo: kobo(schedule.dueKobo + credit.amountKobo),
        lateness: [],
        bill,
        credit,
      };
      await answersTo(page, getPayeSchedule, { schedule: { ...schedule, ...lowered } });
      await answersTo(page, listPayeQueries, []);
      await goesOnTo(page, '/user/paye-manager?month=2026-10');
      await page.getByText('awaits a decision').waitFor();
    },
  },
  {
    ...{ role, name: 'paye, branches', path: start },
    prepare: async (page) => {
      await answersTo(page, listPayeBranches, {
        branches: [
          ...branches.flatMap(({ branchId, name }) =>
            branchId === null ? [] : [{ id: branchId, name, address: 'Kaduna North', isClosed: false }],
          ),
          { id: '0199a1f0-0000-7000-8000-000000000019', name: 'Kafanchan', address: '', isClosed: true },
        ],
      });
      await goesOnTo(page, '/user/paye-manager?branches=all');
      await page.getByText('Kafanchan').waitFor();
    },
  },
  {
    ...{ role, name: 'paye, annual return', path: start },
    prepare: async (page) => {
      await answersTo(page, getPayeReturn, made);
      await goesOnTo(page, '/user/paye-manager?return=2026');
      await page.getByText('Employees (Form A)').waitFor();
    },
  },
  {
    ...{ role: officer, name: 'paye, filings of an office', path: office },
    prepare: async (page) => {
      await answersTo(page, payeFilingReport.list, filings);
      await answersTo(page, getPayeFiling, {
        ...{ tpui: 'KD-0412-0000-31', employer: 'Zaria Sample Mills Ltd', schedule, queries: [query] },
      });
      await goesOnTo(page, '/tax-area-office/paye-filings?record=KD-0412-0000-31~2026-10');
      await page.getByText('What stands out').waitFor();
    },
  },
];
