import { isBillReference, normalizeBillReference, recogniseDocument } from '@portal/contracts';

export type ReferenceProblem =
  | { readonly kind: 'missing' | 'wrong-start' | 'mistyped' }
  | { readonly kind: 'wrong-length'; readonly typed: number };

const referenceLength = 16;

/** What is wrong with a typed bill reference, as exactly as can be told without asking the server. */
export function referenceProblem(typed: string): ReferenceProblem | undefined {
  const normalized = normalizeBillReference(typed);
  if (!normalized) return { kind: 'missing' };
  if (isBillReference(normalized) || isOtherPaper(typed)) return undefined;
  if (!normalized.startsWith('KD')) return { kind: 'wrong-start' };
  if (normalized.length !== referenceLength) return { kind: 'wrong-length', typed: normalized.length };
  return { kind: 'mistyped' };
}

/** A receipt number or an RRR: the bill page leads them to where they are understood. */
export function isOtherPaper(typed: string): boolean {
  const kind = recogniseDocument(typed);
  return kind === 'receipt' || kind === 'rrr';
}
