import { kobo, type ReturnFigures, type ReturnLine } from '@portal/contracts';
import type { ReturnComputation } from '@portal/tax-rules';
import { digestOf } from '../../../platform/http/submission.ts';

/** What a computation is shown and kept as, with a fingerprint of the whole of it. */
export function figuresOf({ lines, losses, ...sums }: ReturnComputation): ReturnFigures {
  const figures = {
    lines: lines.map(
      ({ id, of = null, amountKobo, formula, reference }): ReturnLine => ({
        ...{ id, of, amountKobo: kobo(amountKobo), formula: formula as ReturnLine['formula'], reference },
      }),
    ),
    ...{ taxKobo: kobo(sums.taxKobo), creditKobo: kobo(sums.creditKobo) },
    ...{ balanceKobo: kobo(sums.balanceKobo), overKobo: kobo(sums.overKobo) },
    losses: losses.map(({ source, amountKobo }) => ({ source, amountKobo: kobo(amountKobo) })),
  };
  return { ...figures, fingerprint: digestOf(figures).toString('hex') };
}
