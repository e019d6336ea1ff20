import { requireKobo, shareOf, sumOf, wholePpm } from '../kobo.ts';
import { yearlyMinimumWageKobo } from '../minimum-wage/minimum-wage.ts';
import { type BandShare, inForce, type RuleLine } from '../rule.ts';
import { spread, taxOver } from './bands.ts';
import { type IncomeTaxLaw, incomeTaxLaws } from './income-tax-law.ts';
import { consolidatedRelief, rentRelief } from './reliefs.ts';

/** A year of one person, in kobo. */
export interface IncomeTaxInput {
  /** ISO date within the year of assessment. */
  readonly day: string;
  readonly employmentIncomeKobo: number;
  readonly otherIncomeKobo?: number;
  /** Chargeable gains: added to income from 2026, taxed by themselves before. */
  readonly chargeableGainsKobo?: number;
  readonly pensionKobo?: number;
  readonly housingFundKobo?: number;
  readonly healthInsuranceKobo?: number;
  readonly lifeInsuranceKobo?: number;
  readonly homeLoanInterestKobo?: number;
  readonly rentPaidKobo?: number;
}

/** In the order in which they are reached. */
export const incomeTaxLineIds = [
  'gross-income',
  'free-wage',
  'pension',
  'housing-fund',
  'health-insurance',
  'life-insurance',
  'home-loan-interest',
  'rent-relief',
  'consolidated-relief',
  'chargeable-income',
  'income-tax',
  'gains-tax',
  'tax',
] as const;
export type IncomeTaxLineId = (typeof incomeTaxLineIds)[number];

export interface IncomeTax {
  readonly law: IncomeTaxLaw['id'];
  readonly grossKobo: number;
  readonly chargeableKobo: number;
  readonly taxKobo: number;
  readonly bands: readonly BandShare[];
  /** Every step, in order: income, deductions, reliefs, chargeable income, tax. */
  readonly lines: readonly RuleLine<IncomeTaxLineId>[];
}

type Line = RuleLine<IncomeTaxLineId>;

/** Income tax of an individual for the year that holds `day`. Throws `RangeError` for amounts that are not whole kobo. */
export function incomeTax(input: IncomeTaxInput): IncomeTax {
  const law = inForce(incomeTaxLaws, input.day);
  for (const [name, amount] of Object.entries(input)) if (typeof amount === 'number') requireKobo(name, amount);
  const { employmentIncomeKobo, otherIncomeKobo = 0, chargeableGainsKobo = 0 } = input;
  const gainsInIncome = law.gains ? 0 : chargeableGainsKobo;
  const incomes = [employmentIncomeKobo, otherIncomeKobo, gainsInIncome].filter((amount) => amount > 0);
  const grossKobo = sumOf(...incomes);
  const gross: Line = {
    id: 'gross-income',
    amountKobo: grossKobo,
    formula: incomes.length > 1 ? { kind: 'sum', of: terms(incomes) } : { kind: 'entered' },
    reference: law.bandsReference,
  };

  const isWageFree = employmentIncomeKobo <= yearlyMinimumWageKobo(input.day);
  const isOnlyWage = grossKobo === employmentIncomeKobo;
  const deductions = [
    ...(isWageFree && !isOnlyWage ? freeWage(law, employmentIncomeKobo) : []),
    ...deductionLines(law, input),
  ];
  const deductedKobo = sumOf(...amountsOf(deductions));
  const afterDeductions = Math.max(0, grossKobo - deductedKobo);
  const reliefs = [...rentRelief(law, input.rentPaidKobo ?? 0), ...consolidatedRelief(law, afterDeductions)];
  const reliefLines = reliefs.map(({ line }) => line);
  const relievedKobo = sumOf(...amountsOf(reliefLines));
  const chargeableKobo = Math.max(0, afterDeductions - relievedKobo);
  const chargeable: Line = {
    id: 'chargeable-income',
    amountKobo: chargeableKobo,
    formula: { kind: 'difference', fromKobo: grossKobo, takenKobo: sumOf(deductedKobo, relievedKobo) },
    reference: law.deductionsReference,
  };

  const exactPpm = reliefs.reduce((left, relief) => left - relief.exactPpm, BigInt(afterDeductions) * BigInt(wholePpm));
  const shares = spread(chargeableKobo, law.bands, exactPpm > 0n ? exactPpm : 0n);
  const due = isWageFree && isOnlyWage ? exempt(law) : dueTax(law, grossKobo, shares);
  const gains = gainsTax(law, chargeableGainsKobo);
  const total: readonly Line[] = gains
    ? [
        { ...due, id: 'income-tax' },
        gains,
        {
          id: 'tax',
          amountKobo: sumOf(due.amountKobo, gains.amountKobo),
          formula: { kind: 'sum', of: terms([due.amountKobo, gains.amountKobo]) },
          reference: due.reference,
        },
      ]
    : [due];
  return {
    law: law.id,
    grossKobo,
    chargeableKobo,
    taxKobo: total.at(-1)?.amountKobo ?? 0,
    bands: shares,
    lines: [gross, ...deductions, ...reliefLines, chargeable, ...total],
  };
}

function freeWage({ minimumWage }: IncomeTaxLaw, wageKobo: number): readonly Line[] {
  if (!minimumWage.isFreeBesideOtherIncome || wageKobo === 0) return [];
  return [{ id: 'free-wage', amountKobo: wageKobo, formula: { kind: 'entered' }, reference: minimumWage.reference }];
}

function deductionLines(law: IncomeTaxLaw, input: IncomeTaxInput): readonly Line[] {
  const entered = [
    ['pension', input.pensionKobo],
    ['housing-fund', input.housingFundKobo],
    ['health-insurance', input.healthInsuranceKobo],
    ['life-insurance', input.lifeInsuranceKobo],
    ['home-loan-interest', input.homeLoanInterestKobo],
  ] as const;
  return entered.flatMap(([id, amountKobo = 0]) =>
    amountKobo > 0
      ? [{ id, amountKobo, formula: { kind: 'entered' }, reference: law.deductionsReference } satisfies Line]
      : [],
  );
}

function exempt(law: IncomeTaxLaw): Line {
  return { id: 'tax', amountKobo: 0, formula: { kind: 'exempt' }, reference: law.minimumWage.reference };
}

function dueTax({ minimumTax, bandsReference }: IncomeTaxLaw, grossKobo: number, shares: readonly BandShare[]): Line {
  const bandedKobo = taxOver(shares);
  const leastKobo = minimumTax ? shareOf(grossKobo, minimumTax.ratePpm) : 0;
  if (minimumTax && leastKobo > bandedKobo) {
    const least = { amountKobo: leastKobo, ofKobo: grossKobo, ratePpm: minimumTax.ratePpm };
    return {
      id: 'tax',
      amountKobo: leastKobo,
      formula: { kind: 'greatest', of: [{ amountKobo: bandedKobo }, least] },
      reference: minimumTax.reference,
    };
  }
  return { id: 'tax', amountKobo: bandedKobo, formula: { kind: 'bands', shares }, reference: bandsReference };
}

function gainsTax({ gains }: IncomeTaxLaw, gainsKobo: number): Line | undefined {
  if (!gains || gainsKobo === 0) return undefined;
  const { ratePpm, reference } = gains;
  return {
    id: 'gains-tax',
    amountKobo: shareOf(gainsKobo, ratePpm),
    formula: { kind: 'rate', ofKobo: gainsKobo, ratePpm },
    reference,
  };
}

function terms(amounts: readonly number[]) {
  return amounts.map((amountKobo) => ({ amountKobo }));
}

function amountsOf(lines: readonly Line[]): readonly number[] {
  return lines.map(({ amountKobo }) => amountKobo);
}
