import { isBillReference, normalizeBillReference } from '../billing/bill-reference.ts';
import { plainDigits } from '../typed-text.ts';

/** What somebody searches for, told by its shape before anything is asked. */
export type Criteria =
  | { readonly kind: 'bill' | 'receipt' | 'rrr' | 'tpui'; readonly value: string }
  /** In each way it may have been written down. */
  | { readonly kind: 'phone'; readonly values: readonly string[] }
  | { readonly kind: 'name'; readonly words: readonly string[] }
  /** It may be a NIN, which is not searched here (decision 24 of the areas). */
  | { readonly kind: 'nin' }
  /** Too short to look for. */
  | { readonly kind: 'too-short' };

const lettersOfName = 3;

/** Undefined for nothing at all. */
export function recogniseCriteria(typed: string): Criteria | undefined {
  const text = plainDigits(typed).trim();
  if (text === '') return undefined;
  const code = normalizeBillReference(text);
  if (isBillReference(code)) return { kind: 'bill', value: code };
  const receipt = /^KDR(\d{4})(\d{8,})$/.exec(code);
  if (receipt) return { kind: 'receipt', value: `KDR-${receipt[1]}-${receipt[2]}` };
  const tpui = /^KD(\d{4})(\d{4})(\d{2})$/.exec(code);
  if (tpui) return { kind: 'tpui', value: `KD-${tpui[1]}-${tpui[2]}-${tpui[3]}` };
  const digits = text.replace(/[\s().+-]/g, '');
  if (/^\d+$/.test(digits)) return ofDigits(digits);
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.some((word) => word.length >= lettersOfName) ? { kind: 'name', words } : { kind: 'too-short' };
}

function ofDigits(digits: string): Criteria {
  if (digits.length === 12) return { kind: 'rrr', value: digits };
  const local = /^(?:0|234)([789]\d{9})$/.exec(digits);
  if (local) return { kind: 'phone', values: [`0${local[1]}`, `+234${local[1]}`] };
  return digits.length === 11 ? { kind: 'nin' } : { kind: 'too-short' };
}
