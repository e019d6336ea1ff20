/** What was typed, as it is sent; or, for fields at fault, what is wrong in words. */
export type Parsed<F extends string, T> =
  | { readonly kind: 'complete'; readonly value: T }
  | { readonly kind: 'wrong'; readonly problems: { readonly [K in F]?: string | undefined } };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/**
 * Judged by the contract's own rule, so that what passes here is not refused there; said in the screen's words, of which the
 * first of a field counts.
 */
export function parsedBy<F extends string, T>(
  schema: Schema<T>,
  candidate: unknown,
  fields: readonly F[],
  words: (field: F, issue: string) => string,
): Parsed<F, T> {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { kind: 'complete', value: parsed.data };
  const problems: Partial<Record<F, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = fields.find((each) => each === path[0]);
    if (field !== undefined) problems[field] ??= words(field, message);
  }
  return { kind: 'wrong', problems };
}
