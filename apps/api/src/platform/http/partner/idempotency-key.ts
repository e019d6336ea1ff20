import { BusinessError } from '../business-error.ts';

/** A Structured-Field String as the draft wants it, or bare as most clients send it; undefined when none came. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = typeof header === 'string' ? (/^"([^"]*)"$/.exec(header)?.[1] ?? header) : '';
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new BusinessError('tsp.idempotency-key-malformed');
  return key;
}
