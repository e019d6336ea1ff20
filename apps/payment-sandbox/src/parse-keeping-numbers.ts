/** JSON whose numbers stay the text they were written with: an amount is hashed as it was sent. Undefined for what is no JSON. */
export function parseKeepingNumbers(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}
