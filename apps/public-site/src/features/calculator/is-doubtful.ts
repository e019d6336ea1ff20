import type { RuleLine } from '@portal/tax-rules';

/** Whether a line is to be marked. What somebody entered is theirs to know. */
export function isDoubtful({ formula, reference }: RuleLine): boolean {
  return formula.kind !== 'entered' && reference.certainty !== 'certain';
}
