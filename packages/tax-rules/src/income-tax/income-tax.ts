import { requireKobo, shareOf } from '../kobo.ts';
import { inForce, type RuleLine } from '../rule.ts';
import { type BandShare, spread, taxOver } from './bands.ts';
import { type IncomeTaxLaw, incomeTaxLaws } from './income-tax-law.ts';

/** A year of one person, in kobo. */
export interface IncomeTaxInput {
  /** ISO date within the year of assessment. */
  readonly day: string;
  readonly employmentIncomeKobo: number;
  readonly otherIncomeKobo?: number;
  /** Chargeable gains, which the law of 2026 adds to income. */
  readonly chargeableGainsKobo?: number;
  readonly pensionKobo?: number;
  readonly housingFundKobo?: number;
  readonly healthInsuranceKobo?: number;
  readonly lifeInsuranceKobo?: number;
  readonly homeLoanInterestKobo?: number;
  readonly rentPaidKobo?: number;
}

export interface IncomeTax {
  readonly law: IncomeTaxLaw['id'];
  readonly grossKobo: number;
  readonly chargeableKobo: number;
  readonly taxKobo: number;
  /** Tax of a month under PAYE; the twelve months add up to the year, the last one takes the rest. */
  readonly monthlyKobo: number;
  readonly bands: readonly BandShare[];
  /** Every step, in order: income, deductions, reliefs, chargeable income, tax. */
  readonly lines: readonly RuleLine[];
}

/** Income tax of an individual for the year that holds `day`. Throws `RangeError` for amounts that are not whole kobo. */
export function incomeTax(input: IncomeTaxInput): IncomeTax {
  const law = inForce(incomeTaxLaws, input.day);
  const lines: RuleLine[] = [];
  const gross = sum(input.employmentIncomeKobo, input.otherIncomeKobo, input.chargeableGainsKobo);
  for (const [name, amount] of Object.entries(input)) if (typeof amount === 'number') requireKobo(name, amount);
  lines.push({
    id: 'gross-income',
    amountKobo: gross,
    formula: { kind: 'entered' },
    reference: law.bandsReference,
  });

  const deductions = [
    ['pension', input.pensionKobo],
    ['housing-fund', input.housingFundKobo],
    ['health-insurance', input.healthInsuranceKobo],
    ['life-insurance', input.lifeInsuranceKobo],
    ['home-loan-interest', input.homeLoanInterestKobo],
  ] as const;
  for (const [id, amountKobo = 0] of deductions) {
    if (amountKobo > 0)
      lines.push({ id, amountKobo, formula: { kind: 'entered' }, reference: law.deductionsReference });
  }
  const deducted = sum(...deductions.map(([, amount]) => amount));
  const afterDeductions = Math.max(0, gross - deducted);

  const reliefs = [...rentRelief(law, input.rentPaidKobo ?? 0), ...consolidatedRelief(law, afterDeductions)];
  lines.push(...reliefs);
  const relieved = sum(...reliefs.map(({ amountKobo }) => amountKobo));
  const chargeableKobo = Math.max(0, afterDeductions - relieved);
  lines.push({
    id: 'chargeable-income',
    amountKobo: chargeableKobo,
    formula: { kind: 'difference', fromKobo: gross, takenKobo: deducted + relieved },
    reference: law.deductionsReference,
  });

  const shares = spread(chargeableKobo, law.bands);
  const tax = dueTax(law, input, { gross, banded: taxOver(shares) });
  lines.push(tax);
  return {
    law: law.id,
    grossKobo: gross,
    chargeableKobo,
    taxKobo: tax.amountKobo,
    monthlyKobo: Math.floor(tax.amountKobo / 12),
    bands: shares,
    lines,
  };
}

function rentRelief({ rentRelief: relief }: IncomeTaxLaw, rentKobo: number): readonly RuleLine[] {
  if (!relief || rentKobo === 0) return [];
  const share = shareOf(rentKobo, relief.ratePpm);
  return [
    {
      id: 'rent-relief',
      amountKobo: Math.min(share, relief.capKobo),
      formula: { kind: 'lowest', ofKobo: [share, relief.capKobo] },
      reference: relief.reference,
    },
  ];
}

function consolidatedRelief({ consolidatedRelief: relief }: IncomeTaxLaw, incomeKobo: number): readonly RuleLine[] {
  if (!relief) return [];
  const first = Math.max(relief.floorKobo, shareOf(incomeKobo, relief.floorRatePpm));
  const second = shareOf(incomeKobo, relief.ratePpm);
  return [
    {
      id: 'consolidated-relief',
      amountKobo: first + second,
      formula: { kind: 'sum', ofKobo: [first, second] },
      reference: relief.reference,
    },
  ];
}

function dueTax(
  law: IncomeTaxLaw,
  input: IncomeTaxInput,
  { gross, banded }: { gross: number; banded: number },
): RuleLine {
  const onlyEmployed = gross === input.employmentIncomeKobo;
  if (onlyEmployed && gross <= law.minimumWage.yearlyKobo)
    return { id: 'tax', amountKobo: 0, formula: { kind: 'exempt' }, reference: law.minimumWage.reference };
  const least = law.minimumTax ? shareOf(gross, law.minimumTax.ratePpm) : 0;
  if (law.minimumTax && least > banded)
    return {
      id: 'tax',
      amountKobo: least,
      formula: { kind: 'greatest', ofKobo: [banded, least] },
      reference: law.minimumTax.reference,
    };
  return { id: 'tax', amountKobo: banded, formula: { kind: 'sum', ofKobo: [banded] }, reference: law.bandsReference };
}

function sum(...amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
}
