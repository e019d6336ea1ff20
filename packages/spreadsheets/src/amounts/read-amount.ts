import type { Cell } from '../rows/sheet-row.ts';
import { type DecimalMark, type Digits, typedNumber } from './typed-number.ts';

export type ReadAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly kobo: number }
  /** Nobody said how the file writes them; undefined where that way it is no amount. */
  | { readonly kind: 'two-ways'; readonly point: number | undefined; readonly comma: number | undefined }
  | { readonly kind: 'wrong'; readonly why: 'not-an-amount' | 'rounded' | 'parts-of-a-kobo' };

/** An amount of naira in kobo, without a detour over fractions. Nothing is rounded: a third decimal is refused, noughts aside. */
export function readAmount(cell: Cell, mark?: DecimalMark): ReadAmount {
  const typed = typedNumber(cell);
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'wrong') return { kind: 'wrong', why: typed.why === 'rounded' ? 'rounded' : 'not-an-amount' };
  if (typed.kind === 'number') return amountOf(typed.digits);
  if (mark) return amountOf(typed[mark]);
  return { kind: 'two-ways', point: koboOf(typed.point), comma: koboOf(typed.comma) };
}

function amountOf(digits: Digits | undefined): ReadAmount {
  if (digits && /[1-9]/.test(digits.fraction.slice(2))) return { kind: 'wrong', why: 'parts-of-a-kobo' };
  const kobo = koboOf(digits);
  return kobo === undefined ? { kind: 'wrong', why: 'not-an-amount' } : { kind: 'amount', kobo };
}

function koboOf(digits: Digits | undefined): number | undefined {
  if (!digits) return undefined;
  const { isNegative, whole, fraction } = digits;
  if (/[1-9]/.test(fraction.slice(2))) return undefined;
  const kobo = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(kobo)) return undefined;
  return isNegative && kobo !== 0 ? -kobo : kobo;
}
