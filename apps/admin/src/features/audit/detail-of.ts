interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Of a field and of its value, where they have words of their own. */
export interface FactWords {
  readonly name: (key: string) => string | undefined;
  readonly value: (key: string, value: unknown) => string | undefined;
}

const noWords: FactWords = { name: () => undefined, value: () => undefined };

type Facts = Readonly<Record<string, unknown>>;

/** What the row keeps of facts; nothing when it is none. */
function parsed(detail: string): Facts {
  try {
    const value: unknown = JSON.parse(detail);
    return isFacts(value) ? value : {};
  } catch {
    return {};
  }
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `taxOfficeId` → "Tax office id". */
function named(key: string): string {
  const text = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (isFacts(value))
    return Object.entries(value)
      .map(([key, each]) => `${named(key)}: ${written(each)}`)
      .join('; ');
  return String(value);
}

/** Each field that was changed, with what stood there before and after. */
export function changesOf(detail: string, words = noWords): readonly Change[] {
  const { before, after } = parsed(detail);
  if (!isFacts(before) || !isFacts(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => ({
    name: words.name(key) ?? named(key),
    before: words.value(key, before[key]) ?? written(before[key]),
    after: words.value(key, after[key]) ?? written(after[key]),
  }));
}

/** All other facts; the reason stands by itself. */
export function factsOf(detail: string, words = noWords): readonly (readonly [string, string])[] {
  return Object.entries(parsed(detail))
    .filter(([key, value]) => key !== 'reason' && !((key === 'before' || key === 'after') && isFacts(value)))
    .map(([key, value]) => [words.name(key) ?? named(key), words.value(key, value) ?? written(value)] as const);
}
