import type { PayeRow } from '@portal/contracts';
import type { ScheduleKind } from '../../schedule-files/schedule-kind.ts';

/** Said here again, as reading has no use for the whole contract; a test compares. */
const rowsMost = 60_000;

export const payeColumns = [
  'staffNumber',
  'name',
  'taxId',
  'stateId',
  'branch',
  'grossKobo',
  'pensionKobo',
  'housingFundKobo',
  'healthInsuranceKobo',
  'lifeInsuranceKobo',
  'homeLoanInterestKobo',
  'yearlyRentKobo',
  'deductedKobo',
] as const satisfies readonly (keyof PayeRow)[];
export type PayeColumn = (typeof payeColumns)[number];

/** As the template heads them; amounts in naira. */
const headings: Readonly<Record<PayeColumn, string>> = {
  staffNumber: 'Staff number',
  name: 'Name',
  taxId: 'Tax ID',
  stateId: 'State of residence',
  branch: 'Branch',
  grossKobo: 'Gross pay',
  pensionKobo: 'Pension',
  housingFundKobo: 'Housing fund',
  healthInsuranceKobo: 'Health insurance',
  lifeInsuranceKobo: 'Life insurance',
  homeLoanInterestKobo: 'Home loan interest',
  yearlyRentKobo: 'Rent of the year',
  deductedKobo: 'Tax deducted',
};

const required: readonly PayeColumn[] = ['staffNumber', 'name', 'grossKobo', 'deductedKobo'];

/** What employers' own lists call them, letters and digits only. */
const otherNames: Readonly<Record<PayeColumn, readonly string[]>> = {
  staffNumber: ['staffno', 'staffid', 'employeenumber', 'employeeno', 'employeeid', 'sn', 'serialnumber'],
  name: ['fullname', 'employeename', 'staffname', 'names', 'nameofemployee'],
  taxId: ['tin', 'taxidentificationnumber', 'taxpayerid', 'jtbtin', 'tpui'],
  stateId: ['state', 'residence', 'stateofresidence'],
  branch: ['branchname', 'branchoffice', 'branchlocation', 'nameofbranch', 'dutystation'],
  grossKobo: ['gross', 'grosspay', 'grossincome', 'grosssalary', 'grossemolument', 'grossmonthly', 'monthlygross'],
  pensionKobo: ['pensioncontribution', 'pensionemployee', 'employeepension'],
  housingFundKobo: ['nhf', 'nationalhousingfund'],
  healthInsuranceKobo: ['nhis', 'nhia', 'health'],
  lifeInsuranceKobo: ['lifeassurance', 'life', 'lifeinsurancepremium', 'lifeassurancepremium', 'insurancepremium'],
  homeLoanInterestKobo: [
    'mortgageinterest',
    'interestonhomeloan',
    'housingloaninterest',
    'interestonmortgage',
    'mortgage',
  ],
  yearlyRentKobo: ['rent', 'annualrent', 'yearlyrent', 'rentpaid'],
  deductedKobo: ['paye', 'tax', 'taxdeducted', 'payededucted', 'taxpayable', 'monthlytax'],
};

export const payeSchedule: ScheduleKind<PayeColumn> = {
  ...{ columns: payeColumns, headings, required, otherNames, rowsMost },
  ...{ amounts: payeColumns.filter((column) => column.endsWith('Kobo')), sum: 'grossKobo', named: 'name' },
};
