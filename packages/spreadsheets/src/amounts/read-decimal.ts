import type { Cell } from '../rows/sheet-row.ts';
import { type DecimalMark, typedNumber } from './typed-number.ts';

/** A number that is no money, a height or a degree; NaN for what is none, and for what can be read two ways while nobody says how. */
export function readDecimal(cell: Cell, mark?: DecimalMark): number {
  const typed = typedNumber(cell);
  const digits = typed.kind === 'number' ? typed.digits : typed.kind === 'two-ways' && mark ? typed[mark] : undefined;
  if (!digits) return Number.NaN;
  const value = Number(`${digits.whole}.${digits.fraction}`);
  return digits.isNegative ? -value : value;
}
