import { taxOver } from '../income-tax/bands.ts';
import type { ReturnComputation, ReturnRuleLine } from './return-computation.ts';

/** For tests and benches: the first line that does not follow from its own numbers, or what does not come to the last figures. */
export function explanationMistake(computed: ReturnComputation): string | undefined {
  const { lines, taxKobo, creditKobo, balanceKobo, overKobo } = computed;
  for (const { id, amountKobo, formula, reference } of lines) {
    if (reference.law === '' || reference.section === '') return `${id} has no place in the law`;
    const reached = amountOf(formula);
    if (reached !== undefined && reached !== amountKobo) return `${id} is ${amountKobo}, and comes to ${reached}`;
  }
  if (balanceKobo - overKobo !== taxKobo - creditKobo) return 'the balance is not the tax less what is paid';
  if (Math.min(balanceKobo, overKobo) !== 0) return 'something is left to pay and paid beyond at once';
  return undefined;
}

function amountOf(formula: ReturnRuleLine['formula']): number | undefined {
  if (formula.kind === 'difference') return Math.max(0, formula.fromKobo - formula.takenKobo);
  if (formula.kind === 'bands') return taxOver(formula.shares);
  if (formula.kind !== 'sum' && formula.kind !== 'lowest' && formula.kind !== 'greatest') return undefined;
  const amounts = formula.of.map((term) => term.amountKobo);
  if (formula.kind === 'sum') return amounts.reduce((sum, amount) => sum + amount, 0);
  return formula.kind === 'lowest' ? Math.min(...amounts) : Math.max(...amounts);
}
