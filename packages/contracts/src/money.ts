import * as z from 'zod/mini';

/** Money is a whole number of kobo everywhere inside the portal; naira exist only on screens and at a provider's door. */
export const koboSchema = z.int().check(z.gte(0)).brand<'Kobo'>();
export type Kobo = z.output<typeof koboSchema>;

export function kobo(amount: number | bigint): Kobo {
  return koboSchema.parse(Number(amount));
}
