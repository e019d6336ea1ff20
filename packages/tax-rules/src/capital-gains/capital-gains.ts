import { type IncomeTax, type IncomeTaxInput, incomeTax } from '../income-tax/income-tax.ts';
import { requireKobo } from '../kobo.ts';
import { yearlyMinimumWageKobo } from '../minimum-wage/minimum-wage.ts';
import { inForce, type LegalReference, type RuleLine } from '../rule.ts';
import { type CapitalGainsLaw, capitalGainsLaws, type GainAsset, type GainExemption } from './capital-gains-law.ts';

export interface CapitalGainsInput {
  /** ISO date of the disposal. */
  readonly day: string;
  readonly asset: GainAsset;
  readonly proceedsKobo: number;
  /** What it cost, with improvements and the expenses of buying and selling. */
  readonly costKobo: number;
  /** Own home: never used before in a lifetime. Vehicles: one of this year's two. */
  readonly hasFreeUse: boolean;
  /** All of the proceeds were put into Nigerian shares within the same year; of a part, the rest is taxed in proportion. */
  readonly isReinvested: boolean;
  /** The rest of the person's year; the gain is added on top of it. */
  readonly year: Omit<IncomeTaxInput, 'day' | 'chargeableGainsKobo'>;
}

export type CapitalGainsLineId =
  | 'gain'
  | 'chargeable-gain'
  | 'tax-without-gain'
  | 'tax-with-gain'
  | 'capital-gains-tax';

export interface CapitalGains {
  readonly chargeableGainKobo: number;
  /** What the gain adds to the year's tax. */
  readonly taxKobo: number;
  readonly lines: readonly RuleLine<CapitalGainsLineId>[];
}

/** The tax of an individual on one disposal: the year's tax with the gain, less the year's tax without it. */
export function capitalGains(input: CapitalGainsInput): CapitalGains {
  const { day, proceedsKobo, costKobo, year } = input;
  requireKobo('proceedsKobo', proceedsKobo);
  requireKobo('costKobo', costKobo);
  const law = inForce(capitalGainsLaws, day);
  const gainKobo = Math.max(0, proceedsKobo - costKobo);
  const exemption = exemptionOf(law, input, gainKobo);
  const chargeableGainKobo = exemption ? 0 : gainKobo;
  const without = incomeTax({ ...year, day });
  const withGain = incomeTax({ ...year, day, chargeableGainsKobo: chargeableGainKobo });
  const taxKobo = withGain.taxKobo - without.taxKobo;
  return {
    chargeableGainKobo,
    taxKobo,
    lines: [
      {
        id: 'gain',
        amountKobo: gainKobo,
        formula: { kind: 'difference', fromKobo: proceedsKobo, takenKobo: costKobo },
        reference: law.reference,
      },
      {
        id: 'chargeable-gain',
        amountKobo: chargeableGainKobo,
        formula: exemption ? { kind: 'exempt' } : { kind: 'difference', fromKobo: gainKobo, takenKobo: 0 },
        reference: exemption ?? law.exemptions[input.asset][0]?.reference ?? law.reference,
      },
      yearsTax('tax-with-gain', withGain, law),
      yearsTax('tax-without-gain', without, law),
      {
        id: 'capital-gains-tax',
        amountKobo: taxKobo,
        formula: { kind: 'difference', fromKobo: withGain.taxKobo, takenKobo: without.taxKobo },
        reference: law.reference,
      },
    ],
  };
}

/** The last line of a year, under a name of its own. */
function yearsTax(id: CapitalGainsLineId, { taxKobo, lines }: IncomeTax, law: CapitalGainsLaw) {
  const { formula, reference } = lines.at(-1) ?? { formula: { kind: 'exempt' }, reference: law.reference };
  // A year without income is no wage that a rule would free.
  const isFree = formula.kind === 'exempt';
  return { id, amountKobo: taxKobo, formula, reference: isFree ? law.reference : reference } as const;
}

function exemptionOf(law: CapitalGainsLaw, input: CapitalGainsInput, gainKobo: number): LegalReference | undefined {
  const reinvestment = law.reinvestment[input.asset];
  if (reinvestment && input.isReinvested) return reinvestment;
  return law.exemptions[input.asset].find((exemption) => holds(exemption, input, gainKobo))?.reference;
}

function holds(exemption: GainExemption, { day, proceedsKobo, hasFreeUse }: CapitalGainsInput, gainKobo: number) {
  const { proceedsBelowKobo, proceedsUpToKobo, proceedsUpToYearlyWages = 0, gainUpToKobo, needsFreeUse } = exemption;
  const upTo = Math.max(proceedsUpToKobo ?? 0, proceedsUpToYearlyWages * yearlyMinimumWageKobo(day));
  return (
    (!needsFreeUse || hasFreeUse) &&
    (proceedsBelowKobo === undefined || proceedsKobo < proceedsBelowKobo) &&
    (proceedsUpToKobo === undefined || proceedsKobo <= upTo) &&
    (gainUpToKobo === undefined || gainKobo <= gainUpToKobo)
  );
}
