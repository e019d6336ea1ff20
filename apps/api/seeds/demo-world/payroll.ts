import { homeStateId, kobo, type PayeRow } from '@portal/contracts';
import { payeOfMonth } from '@portal/tax-rules';
import { firstNames, lastNames } from './payers.ts';
import { createRandom, type Random } from './random.ts';

/** What became of an employer's month. */
export type MonthFate =
  | 'paid'
  /** Filed and paid six days after the tenth. */
  | 'late'
  /** Filed in time, and nobody has paid. */
  | 'billed'
  /** Somebody was forgotten: a later version asks for the difference. */
  | 'amended'
  /** Somebody's pay stood there ten times as high: a later version asks for less. */
  | 'lowered'
  | 'not-filed'
  | 'draft';

export interface DemoEmployee {
  readonly staffNumber: string;
  readonly name: string;
  readonly taxId: string;
  readonly stateId: number;
  readonly monthlyNaira: number;
  readonly isInPension: boolean;
  readonly isInHousingFund: boolean;
  readonly yearlyRentNaira: number;
  /** Months before this one in which they are paid first and last. */
  readonly from: number;
  readonly to: number;
  /** From this many months before this one on they earn half as much again; absent: never. */
  readonly raisedFrom: number | undefined;
  /** Of the tax that the law asks for, what the employer deducts. */
  readonly deductedPercent: number;
}

interface StaffOptions {
  readonly seed: number;
  readonly count: number;
  /** Nobody earns more than what is free of tax. */
  readonly isSmall?: boolean;
}

const nearbyStates = [2, 5, 15, 20, 21, 27, 32, 37] as const;
const long = 99;

/** The people of an employer, the same at every run. */
export function makeStaff({ seed, count, isSmall = false }: StaffOptions): readonly DemoEmployee[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    staffNumber: `${1000 + index + 1}`,
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    taxId: random.chance(0.6) ? `${random.int(10_000_000, 29_999_999)}-0001` : '',
    stateId: random.chance(0.05) ? random.pick(nearbyStates) : homeStateId,
    monthlyNaira: isSmall ? random.int(600, 660) * 100 : payOf(random),
    isInPension: random.chance(0.9),
    isInHousingFund: random.chance(0.4),
    yearlyRentNaira: random.chance(0.3) ? random.int(2, 12) * 100_000 : 0,
    from: random.chance(0.12) ? random.int(1, 6) : long,
    to: random.chance(0.08) ? random.int(2, 7) : 0,
    raisedFrom: random.chance(0.06) ? random.int(1, 5) : undefined,
    deductedPercent: random.weighted([
      [100, 92],
      [90, 5],
      [104, 3],
    ] as const),
  }));
}

/** Grades: most earn little, few much. */
function payOf(random: Random): number {
  const [least, most] = random.weighted([
    [[76, 140], 52],
    [[140, 290], 30],
    [[290, 650], 14],
    [[650, 2400], 4],
  ] as const);
  return random.int(least, most) * 1000;
}

/** Their rows of a month (`YYYY-MM`) that lies so many months before this one. */
export function rowsOf(staff: readonly DemoEmployee[], month: string, age: number): readonly PayeRow[] {
  return staff.filter(({ from, to }) => age <= from && age >= to).map((employee) => rowOf(employee, month, age));
}

function rowOf(employee: DemoEmployee, month: string, age: number): PayeRow {
  const { staffNumber, name, taxId, stateId, raisedFrom, deductedPercent } = employee;
  const isRaised = raisedFrom !== undefined && age <= raisedFrom;
  const grossNaira = isRaised ? Math.round(employee.monthlyNaira * 1.5) : employee.monthlyNaira;
  const pay = {
    grossKobo: kobo(grossNaira * 100),
    pensionKobo: kobo(employee.isInPension ? grossNaira * 8 : 0),
    housingFundKobo: kobo(employee.isInHousingFund ? Math.round(grossNaira * 2.5) : 0),
    healthInsuranceKobo: kobo(0),
    lifeInsuranceKobo: kobo(0),
    homeLoanInterestKobo: kobo(0),
    yearlyRentKobo: kobo(employee.yearlyRentNaira * 100),
  };
  const lawKobo = payeOfMonth({ month, ...pay });
  return {
    ...{ staffNumber, name, taxId, stateId, branch: '', ...pay },
    deductedKobo: kobo(Math.round((lawKobo * deductedPercent) / 100)),
  };
}

/** The best paid of this state's people, who is easily forgotten and easily typed wrongly. */
function dearest(rows: readonly PayeRow[]): PayeRow | undefined {
  const own = rows.filter(({ stateId }) => stateId === homeStateId);
  return own.reduce<PayeRow | undefined>(
    (best, row) => (best && best.grossKobo >= row.grossKobo ? best : row),
    undefined,
  );
}

/** What was filed first, before it was amended. */
export function firstVersionOf(
  rows: readonly PayeRow[],
  month: string,
  fate: 'amended' | 'lowered',
): readonly PayeRow[] {
  const found = dearest(rows);
  if (!found) return rows;
  if (fate === 'amended') return rows.filter((row) => row !== found);
  const grossKobo = kobo(found.grossKobo * 10);
  const wrong = { ...found, grossKobo };
  return rows.map((row) => (row === found ? { ...wrong, deductedKobo: kobo(payeOfMonth({ month, ...wrong })) } : row));
}

/** A draft that is not ready: nothing is deducted from one of its people. */
export function draftOf(rows: readonly PayeRow[]): readonly PayeRow[] {
  const found = dearest(rows);
  return rows.map((row) => (row === found ? { ...row, deductedKobo: kobo(0) } : row));
}
