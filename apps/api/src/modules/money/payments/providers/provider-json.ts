import { hasKeyTwice } from './has-key-twice.ts';

type SourceReviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown;

/**
 * Parses JSON with every number kept as its literal text: `200.0` stays `"200.0"`, so no amount ever passes through a float.
 * Undefined when the text is not JSON, or says something twice.
 */
export function parseProviderJson(text: string): unknown {
  if (hasKeyTwice(text)) return undefined;
  try {
    return parseWithSource(text, (_key, value, { source }) => (typeof value === 'number' ? (source ?? '') : value));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first of these fields that holds a non-empty text. One with U+0000 holds none: no table could keep it. */
export function textField(record: Record<string, unknown>, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = record[name];
    if (typeof value === 'string' && value.trim() !== '' && !value.includes('\0')) return value.trim();
  }
  return null;
}
