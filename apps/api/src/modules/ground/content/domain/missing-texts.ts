/**
 * The paths of texts that are empty: a draft may have them, what is published may not. A missing language is an empty
 * text as well.
 */
export function missingTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  // Only a page may have no blocks; every other list has an item, so an empty one is a text without words.
  if (Array.isArray(value) && path !== 'blocks' && isRichText(value)) {
    return wordsOf(value).trim() === '' ? [path] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => missingTexts(part, path ? `${path}.${key}` : key));
}

type Span = string | { readonly text: string };

/** Of a rich text the whole must say something, not each of its parts. */
function isRichText(parts: readonly unknown[]): parts is readonly Span[] {
  return parts.every((part) => typeof part === 'string' || isSpan(part));
}

function isSpan(part: unknown): part is { readonly text: string } {
  if (typeof part !== 'object' || part === null || !('text' in part) || typeof part.text !== 'string') return false;
  return Object.keys(part).every((key) => ['text', 'strong', 'to'].includes(key));
}

function wordsOf(parts: readonly Span[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
