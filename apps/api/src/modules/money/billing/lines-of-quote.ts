import type { Quote } from '../tariffs/index.ts';
import type { BillToRaise } from './data/raise-bill.ts';

/** The lines of a bill as they were reckoned, with what they were reckoned by. */
export function linesOfQuote({ lines }: Pick<Quote, 'lines'>): BillToRaise['lines'] {
  return lines.map(({ revenueHeadCode, amountKobo, description, narration, working, tariff, answers, words }) => ({
    revenueHeadCode,
    amountKobo,
    description,
    narration,
    terms: { tariffId: tariff?.id ?? null, answers, working, words },
  }));
}
