import { isBillReference, mayBeNin, normalizeBillReference, recogniseDocument } from '@portal/contracts';

export type ReferenceProblem =
  | { readonly kind: 'missing' | 'nin' | 'wrong-start' | 'mistyped' }
  | { readonly kind: 'wrong-length'; readonly typed: number };

const referenceLength = 16;

/** What is wrong with a typed bill reference, as exactly as can be told without asking the server. */
export function referenceProblem(typed: string): ReferenceProblem | undefined {
  const normalized = normalizeBillReference(typed);
  if (!normalized) return { kind: 'missing' };
  if (isBillReference(normalized) || isOtherPaper(typed)) return undefined;
  if (mayBeNin(typed)) return { kind: 'nin' };
  if (/^(?:K[AC]|TC)/.test(normalized)) return { kind: 'mistyped' };
  if (!normalized.startsWith('KD')) return { kind: 'wrong-start' };
  if (normalized.length !== referenceLength) return { kind: 'wrong-length', typed: normalized.length };
  return { kind: 'mistyped' };
}

/** A receipt number, an RRR, a card: the bill page leads them to where they are understood. */
export function isOtherPaper(typed: string): boolean {
  const kind = recogniseDocument(typed);
  return kind !== undefined && kind !== 'bill';
}
