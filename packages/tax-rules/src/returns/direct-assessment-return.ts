import { type IncomeTaxInput, type IncomeTaxLineId, incomeTax } from '../income-tax/income-tax.ts';
import { requireKobo, sumOf } from '../kobo.ts';
import { inForce, type LegalReference } from '../rule.ts';
import { AnswerError } from '../tariffs/answers.ts';
import { directAssessmentLaws } from './direct-assessment-law.ts';
import { type IncomeSource, incomeOfSource } from './income-of-sources.ts';
import type { ReturnComputation, ReturnRuleLine } from './return-computation.ts';

/** A year of one person, from everywhere, in kobo. */
export interface DirectAssessmentInput
  extends Omit<IncomeTaxInput, 'day' | 'employmentIncomeKobo' | 'otherIncomeKobo' | 'chargeableGainsKobo'> {
  readonly employments: readonly {
    readonly employer: string;
    readonly grossKobo: number;
    readonly deductedKobo: number;
  }[];
  readonly sources: readonly IncomeSource[];
  readonly gainsKobo: number;
  readonly credits: readonly { readonly taxKobo: number }[];
}

type LineId =
  | IncomeTaxLineId
  | ReturnType<typeof incomeOfSource>['lines'][number]['id']
  | 'employment'
  | 'paye-credit'
  | 'withholding-credit'
  | 'balance'
  | 'over';

type Line = ReturnRuleLine<LineId>;

/** `day` lies in the year, whose law it is. Throws `RangeError` for a year without a law, `AnswerError` where two sources have one name. */
export function directAssessmentReturn(day: string, input: DirectAssessmentInput): ReturnComputation<LineId> {
  const law = inForce(directAssessmentLaws, day);
  const { employments, sources, gainsKobo, credits, ...reliefs } = input;
  refuseOneNameTwice(sources);
  const taxed = sources.map((source) => ({ ...incomeOfSource(source, law), name: source.name }));
  const year = incomeTax({
    ...reliefs,
    day,
    employmentIncomeKobo: sumOf(...employments.map(({ grossKobo }) => grossKobo)),
    otherIncomeKobo: sumOf(...taxed.map(({ taxedKobo }) => taxedKobo)),
    chargeableGainsKobo: gainsKobo,
  });
  const credit = [
    ...creditLine(
      'paye-credit',
      employments.map(({ deductedKobo }) => deductedKobo),
      law.deducted,
    ),
    ...creditLine(
      'withholding-credit',
      credits.map(({ taxKobo }) => taxKobo),
      law.withheld,
    ),
  ];
  const creditKobo = sumOf(...credit.map(({ amountKobo }) => amountKobo));
  const balanceKobo = Math.max(0, year.taxKobo - creditKobo);
  const overKobo = Math.max(0, creditKobo - year.taxKobo);
  return {
    lines: [
      ...employments.map(({ employer, grossKobo }): Line => {
        requireKobo('grossKobo', grossKobo);
        const formula = { kind: 'entered' } as const;
        return { id: 'employment', of: employer, amountKobo: grossKobo, formula, reference: law.profits };
      }),
      ...taxed.flatMap(({ lines }) => lines),
      ...year.lines,
      ...credit,
      difference('balance', balanceKobo, year.taxKobo, creditKobo, law.withheld),
      ...(overKobo > 0 ? [difference('over', overKobo, creditKobo, year.taxKobo, law.withheld)] : []),
    ],
    taxKobo: year.taxKobo,
    ...{ creditKobo, balanceKobo, overKobo },
    losses: taxed.flatMap(({ name, carriedKobo }) =>
      carriedKobo > 0 ? [{ source: name, amountKobo: carriedKobo }] : [],
    ),
  };
}

/** A loss is found again next year by the name of its source. */
function refuseOneNameTwice(sources: readonly IncomeSource[]): void {
  const names = sources.map(({ name }) => name.trim().toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0) throw new AnswerError(`sources.${twice}.name`, 'Another source has this name');
}

function creditLine(
  id: 'paye-credit' | 'withholding-credit',
  amounts: readonly number[],
  reference: LegalReference,
): readonly Line[] {
  const amountKobo = sumOf(...amounts);
  if (amountKobo === 0) return [];
  return [
    { id, amountKobo, formula: { kind: 'sum', of: amounts.map((amount) => ({ amountKobo: amount })) }, reference },
  ];
}

function difference(
  id: 'balance' | 'over',
  amountKobo: number,
  fromKobo: number,
  takenKobo: number,
  reference: LegalReference,
): Line {
  return { id, amountKobo, formula: { kind: 'difference', fromKobo, takenKobo }, reference };
}
