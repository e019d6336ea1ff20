import { requireKobo, sumOf } from '../kobo.ts';
import type { LegalReference } from '../rule.ts';
import type { ReturnRuleLine } from './return-computation.ts';

export interface IncomeSource {
  readonly name: string;
  readonly incomeKobo: number;
  readonly costsKobo: number;
  /** Of earlier years, of this source, not used up. */
  readonly lossBroughtKobo: number;
}

type SourceLineId = 'source-profit' | 'loss-used' | 'source-income' | 'loss-carried';

interface TaxedSource {
  readonly lines: readonly ReturnRuleLine<SourceLineId>[];
  readonly taxedKobo: number;
  readonly carriedKobo: number;
}

/** A profit is lowered by earlier losses of its own source alone; a loss is kept, and lowers nothing of this year. */
export function incomeOfSource(
  { name, incomeKobo, costsKobo, lossBroughtKobo }: IncomeSource,
  law: { readonly profits: LegalReference; readonly losses: LegalReference },
): TaxedSource {
  for (const [key, amount] of Object.entries({ incomeKobo, costsKobo, lossBroughtKobo })) requireKobo(key, amount);
  const profitKobo = Math.max(0, incomeKobo - costsKobo);
  const usedKobo = Math.min(profitKobo, lossBroughtKobo);
  const leftKobo = lossBroughtKobo - usedKobo;
  const lossKobo = Math.max(0, costsKobo - incomeKobo);
  const carriedKobo = sumOf(leftKobo, lossKobo);
  const taxedKobo = profitKobo - usedKobo;
  const line = (
    id: SourceLineId,
    amountKobo: number,
    formula: ReturnRuleLine['formula'],
    reference: LegalReference,
  ): ReturnRuleLine<SourceLineId> => ({ id, of: name, amountKobo, formula, reference });
  return {
    lines: [
      line(
        'source-profit',
        profitKobo,
        { kind: 'difference', fromKobo: incomeKobo, takenKobo: costsKobo },
        law.profits,
      ),
      ...(usedKobo > 0
        ? [
            line(
              'loss-used',
              usedKobo,
              { kind: 'lowest', of: [{ amountKobo: profitKobo }, { amountKobo: lossBroughtKobo }] },
              law.losses,
            ),
            line(
              'source-income',
              taxedKobo,
              { kind: 'difference', fromKobo: profitKobo, takenKobo: usedKobo },
              law.losses,
            ),
          ]
        : []),
      ...(carriedKobo > 0
        ? [
            line(
              'loss-carried',
              carriedKobo,
              { kind: 'sum', of: [{ amountKobo: leftKobo }, { amountKobo: lossKobo }] },
              law.losses,
            ),
          ]
        : []),
    ],
    taxedKobo,
    carriedKobo,
  };
}
