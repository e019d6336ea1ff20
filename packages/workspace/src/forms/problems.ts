import { valueAt } from './kinds.ts';
import type { FormMessages } from './messages/en.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Of zod, as far as a form needs it. */
export interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** Words of the library, which nobody chose for people. */
const unworded = /^(Invalid|Too (big|small)|Unrecognized)/;

/** The first problem of each field by its path, in words for people. */
export function problemsOf(
  issues: readonly Issue[],
  typed: Readonly<Record<string, unknown>>,
  messages: FormMessages,
  words: (path: string, issue: string) => string,
  aliases: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    const inBody = path.map(String).join('.');
    const at = aliases[inBody] ?? inBody;
    const value = valueAt(typed, at);
    const isEmpty = value === '' || (typeof value === 'string' && value.trim() === '');
    problems[at] ??= isEmpty ? messages.required : words(at, unworded.test(message) ? messages.cannotBe : message);
  }
  return problems;
}
