import type { Kobo } from './money.ts';

/** What `koboSchema` accepts, without the schema library: payers' pages judge one amount and should not carry it for that. */
export function isKobo(amount: unknown): amount is Kobo {
  return Number.isSafeInteger(amount) && Number(amount) >= 0;
}
